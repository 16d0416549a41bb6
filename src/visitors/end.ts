// How an export ended: the result, the reason, and what to do about it in
// sentences.
import { countedText } from '../lib/format.ts'
import { joinSentences } from '../lib/plain-text.ts'
import { saidText, textOfReason } from '../messages/reasons.ts'
import { outcome, reasonsOf } from '../outcome.ts'
import type { Reading, VisitorsReason } from './read-rows.ts'

const icons = {
  complete: '✅',
  partial: '⚠️',
  rejected: '⛔',
  unknown: '❔',
}

/**
 * A title without a full stop, and as sentences why rows are missing, what to
 * do about it, and what was said about the last call.
 */
export function describeEnd(end: Reading) {
  const { totals, rows, duplicates, unusable, detail } = end
  const reason = end.reason && describeReason(end.reason)
  const pageCount = new Set(rows.map(({ path }) => path)).size
  const repeats = rows.length - pageCount
  const pages = countedText(pageCount, 'page')
  const whole =
    end.result === 'complete'
      ? `Exported the visitors of ${pages}`
      : `Partial export: ${pages}`
  return {
    icon: icons[end.result],
    title: totals ? whole : (reason?.title ?? ''),
    why: [
      reason?.text ?? null,
      rowsText('Duplicates left out', duplicates),
      rowsText('Kept, although the path repeats', repeats),
      rowsText('Left out as unusable', unusable),
      totals && rowsText('Skipped at the beginning', end.offset),
      end.nextOffset === null
        ? null
        : `Set \`offset: ${end.nextOffset}\` to read the rest.`,
    ],
    said: saidText(detail),
  }
}

function rowsText(what: string, count: number) {
  return count > 0 ? `${what}: ${countedText(count, 'row')}.` : null
}

/** Analytics calls an hour. https://www.mintlify.com/docs/api/introduction */
export const maxCallsPerHour = 100
export const hourlyLimitText = `Mintlify accepts ${maxCallsPerHour} analytics calls an hour, shared by the whole organization.`

/**
 * Reasons that only an export has, and what differs from an agent job in
 * others.
 */
const texts: Partial<Record<VisitorsReason, string>> = {
  'bad-request': 'Correct the input that Mintlify names.',
  forbidden:
    "The API key can't read analytics, an IP allowlist excludes this runner, or your plan doesn't include analytics. Use a key that can read analytics, and check the allowlist in the Mintlify dashboard.",
  interrupted:
    'The run was canceled before everything was read. Run the workflow again.',
  'no-credits':
    'Mintlify asks for a payment. Check the plan of the organization in the Mintlify dashboard.',
  offset:
    'Combine these rows with those of the earlier export, or set `offset: 0` to read them all.',
  'page-budget':
    'There are more rows than `max-pages` API calls can read. Raise it to read more in one run.',
  'rate-limited': `${hourlyLimitText} Run the workflow again in an hour.`,
  'repeated-page':
    'Mintlify announced more rows and returned no new ones. Run the workflow again later.',
  'rows-shifted':
    'Rows moved between pages while they were read, so others may be missing. Run the workflow again later.',
  'unexpected-answer':
    "The answer doesn't match Mintlify's API description. Run the workflow again. Contact Mintlify support if it keeps happening.",
  unreachable:
    "There was no connection, no answer, or only server errors. Check `api-url`, the runner's network, and any proxy. Then run the workflow again.",
}

/**
 * What happened and what to do about it. The title is for an export that has
 * read nothing.
 */
export function describeReason(reason: VisitorsReason) {
  const known = reasonsOf.rejected.find((one) => one === reason)
  const general = known && textOfReason(outcome('rejected', known))
  return {
    title: general?.title ?? "Couldn't read the visitors",
    text:
      texts[reason] ??
      joinSentences([general?.cause ?? null, general?.next ?? null]),
  }
}
