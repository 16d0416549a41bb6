// Where the documentation says more about a trouble: the page and heading that its annotation links to.
import type { Reason } from '../job/outcome.ts'
import type { VisitorsReason } from '../visitors/visitors.ts'

/** Every place that is linked, as a path in this repository. */
export const places = {
  ambiguity: 'docs/reliability.md#when-a-request-is-sent-again',
  beside: 'docs/reliability.md#trouble-beside-the-job',
  cancellation: 'docs/reliability.md#cancellation-and-the-post-step',
  certificates: 'docs/enterprise-server.md#proxy-and-certificates',
  export: 'docs/visitors.md#when-it-is-not-complete',
  exportLimit: 'docs/visitors.md#how-many-requests',
  inputs: 'README.md#inputs',
  limits: 'docs/scale.md#the-budgets-that-bind',
  permissions: 'README.md#permissions',
  reasons: 'docs/reliability.md#reasons',
  reconcile: 'docs/cost.md#what-a-reconcile-does',
  results: 'docs/reliability.md#results',
  setUp: 'README.md#from-zero-to-the-first-docs-pull-request',
  troubleshooting: 'README.md#troubleshooting',
  waiting: 'docs/reliability.md#waiting',
} as const
export type Place = keyof typeof places

const byReason: Partial<Record<Reason, Place>> = {
  'bad-endpoint': 'inputs',
  'bad-request': 'inputs',
  'create-ambiguous': 'ambiguity',
  deadline: 'waiting',
  forbidden: 'setUp',
  'invalid-input': 'inputs',
  'job-disappeared': 'waiting',
  'message-ambiguous': 'ambiguity',
  'project-not-found': 'setUp',
  'rate-limited': 'limits',
  signal: 'cancellation',
  'stale-suspected': 'waiting',
  tls: 'certificates',
  unauthorized: 'setUp',
  unreachable: 'certificates',
}

const ofExport: Partial<Record<VisitorsReason, Place>> = {
  ...byReason,
  'page-budget': 'export',
  'rate-limited': 'exportLimit',
  'repeated-page': 'export',
  'rows-shifted': 'export',
  signal: 'export',
  'unexpected-answer': 'export',
}

/** Where more is said about why a job ended as it did. */
export function placeOf(reason: Reason): Place {
  return byReason[reason] ?? (reason === '' ? 'results' : 'reasons')
}

/** Where more is said about why an export is not complete. */
export function placeOfExport(reason: VisitorsReason): Place {
  return ofExport[reason] ?? 'export'
}
