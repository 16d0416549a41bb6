// The report page in a document without a screen: what its script builds, and what it does on a click.
import { readFileSync } from 'node:fs'
import { Window } from 'happy-dom'
import { dataMarker, type PageData } from '../../src/visitors/page-format.ts'

const template = readFileSync('src/page/page.html', 'utf8')

/** Data of a week with one page, but for what is given. */
export function sampleData(known: Partial<PageData> = {}): PageData {
  return {
    ...{ dateFrom: '2026-11-14', dateTo: '2026-11-21', topBy: 'total', siteUrl: null, trend: 0 },
    totals: { human: 300, ai: 100, total: 400 },
    visitors: [['/start', 30, 10, 40]],
    ...{ complete: true, problem: '', earlier: [] },
    ...known,
  }
}

/** Opens the page with the data. What is global in a browser is global from here on. */
export function openPage(known: Partial<PageData> = {}): void {
  const window = new Window()
  const { document, HTMLElement, HTMLInputElement, HTMLSelectElement, Event } = window
  document.documentElement.innerHTML = template
    .replace(/<!doctype html>|<\/?html[^>]*>/g, '')
    .replace(dataMarker, () => JSON.stringify(sampleData(known)))
  const matchMedia = window.matchMedia.bind(window)
  Object.assign(globalThis, {
    ...{ document, HTMLElement, HTMLInputElement, HTMLSelectElement, Event, matchMedia },
  })
}

/** The text of each element that the selector finds. */
export function texts(selector: string): string[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '')
}

/** The first element that the selector finds, of that kind. */
export function the<K extends keyof HTMLElementTagNameMap>(tag: K, rest = ''): HTMLElementTagNameMap[K] {
  const element = document.querySelector<HTMLElementTagNameMap[K]>(`${tag}${rest}`)
  if (element === null) throw new Error(`There is no ${tag}${rest}.`)
  return element
}

/** Clicks the button with that text. */
export function click(name: string): void {
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent?.trim() === name,
  )
  if (!button) throw new Error(`There is no button ${name}.`)
  button.click()
}
