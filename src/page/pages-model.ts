// All pages, sorted, filtered and cut into pages of rows.
import {
  columnFilteringFeature,
  constructTable,
  createColumnHelper,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
} from '@tanstack/table-core'
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings'
import { aiShare, differenceIn, type Measure } from '../visitors/counts.ts'
import type { Page } from './data.ts'

export const columnIds = ['path', 'human', 'ai', 'total', 'share', 'change'] as const
export type ColumnId = (typeof columnIds)[number]

export type PagesModel = {
  /** The rows of the page that is shown. */
  rows: () => Page[]
  /** Rows that the filter leaves. */
  count: () => number
  /** Index of the first row that is shown, and how many pages there are. */
  position: () => { first: number; index: number; pages: number }
  sorting: () => { id: ColumnId; isDescending: boolean }
  sortBy: (id: ColumnId, isDescending: boolean) => void
  /** Paths that contain the text, or begin with it if it begins with a slash. */
  filterBy: (text: string) => void
  goTo: (index: number) => void
  setSize: (rows: number) => void
}

/** Rows that are shown at first: a telephone shows them on two screens. */
export const firstSize = 15

const features = tableFeatures({
  ...{ coreReactivityFeature: storeReactivityBindings(), columnFilteringFeature },
  ...{ rowSortingFeature, rowPaginationFeature },
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic },
  paginatedRowModel: createPaginatedRowModel(),
})
const helper = createColumnHelper<typeof features, Page>()
const last = { sortUndefined: 'last' } as const

/** The model of the pages, the most visited first. */
export function createPagesModel(data: Page[], topBy: Measure): PagesModel {
  const columns = helper.columns([
    helper.accessor('path', {
      sortFn: (a, b) => (a.original.path < b.original.path ? -1 : 1),
      filterFn: isMatch,
    }),
    helper.accessor('human', { sortFn: 'basic' }),
    helper.accessor('ai', { sortFn: 'basic' }),
    helper.accessor('total', { sortFn: 'basic' }),
    helper.accessor((page) => aiShare(page) ?? undefined, { id: 'share', sortFn: 'basic', ...last }),
    helper.accessor(({ change }) => (change ? differenceIn(change, topBy) : undefined), {
      ...{ id: 'change', sortFn: 'basic', ...last },
    }),
  ])
  const table = constructTable({
    ...{ features, columns, data },
    initialState: {
      sorting: [{ id: topBy, desc: true }],
      pagination: { pageIndex: 0, pageSize: firstSize },
    },
  })
  return {
    rows: () => table.getRowModel().rows.map(({ original }) => original),
    count: () => table.getFilteredRowModel().rows.length,
    position() {
      const { pageIndex, pageSize } = table.atoms.pagination.get()
      return { first: pageIndex * pageSize, index: pageIndex, pages: table.getPageCount() }
    },
    sorting() {
      const [{ id, desc } = { id: topBy, desc: true }] = table.atoms.sorting.get()
      return { id: columnIds.find((known) => known === id) ?? topBy, isDescending: desc }
    },
    sortBy(id, isDescending) {
      table.setSorting([{ id, desc: isDescending }])
      table.setPageIndex(0)
    },
    filterBy(text) {
      table.getColumn('path')?.setFilterValue(text.trim().toLowerCase() || undefined)
      table.setPageIndex(0)
    },
    goTo: (index) => table.setPageIndex(index),
    setSize: (rows) => table.setPageSize(rows),
  }
}

function isMatch(row: { original: Page }, _: string, wanted: string): boolean {
  const path = row.original.path.toLowerCase()
  return wanted.startsWith('/') ? path.startsWith(wanted) : path.includes(wanted)
}
