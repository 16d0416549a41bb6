// The script of the report page. It runs in the reader's browser, without a network.
import { showChanges } from './changes.ts'
import { readReport } from './data.ts'
import { showPages } from './pages.ts'
import { showSections } from './sections.ts'
import { watchTheme } from './theme.ts'
import { showTop } from './top.ts'
import { showTotals } from './totals.ts'
import { showTrend } from './trend.ts'

const report = readReport()
showTotals(report)
watchTheme(showTrend(report))
showTop(report)
showChanges(report)
showSections(report, showPages(report))
document.body.dataset.ready = 'true'
