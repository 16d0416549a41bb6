// The page and heading of the documentation that an annotation links to.
import type { Reason, VisitorsReason } from './result-codes.ts'

/** Every linked heading, as a path in this repository. */
export const docLinks = {
  retries: 'docs/reliability.md#retries',
  github: 'docs/reliability.md#problems-with-github-and-the-runner',
  cancellation: 'docs/reliability.md#cancellation-and-the-post-step',
  blocked: 'docs/enterprise-server.md#api-calls-that-are-blocked',
  certificates: 'docs/enterprise-server.md#proxy-and-certificates',
  down: 'docs/reliability.md#if-mintlify-is-down',
  docsPull: 'docs/docs-pull-request.md#when-something-was-refused',
  export: 'docs/visitors.md#when-it-is-not-complete',
  exportLimits: 'docs/visitors.md#how-many-api-calls',
  gates: 'docs/gates.md#gates',
  inputs: 'docs/reference.md#inputs',
  limits: 'docs/scale.md#rate-limits',
  permissions: 'docs/permissions.md#permissions',
  reasons: 'docs/reliability.md#reasons',
  reconcile: 'docs/cost.md#what-reconcile-does',
  reconcileInputs: 'docs/reference.md#inputs-of-reconcile',
  results: 'docs/reliability.md#results',
  setUp: 'README.md#get-started',
  troubleshooting: 'docs/troubleshooting.md#messages',
  visitorsInputs: 'docs/reference.md#inputs-of-visitors',
  waiting: 'docs/reliability.md#waiting',
  whoMay: 'docs/security.md#who-can-start-it',
} as const
export type DocLink = keyof typeof docLinks

const linkByReason: Partial<Record<Reason, DocLink>> = {
  redirected: 'inputs',
  'bad-request': 'inputs',
  blocked: 'blocked',
  'create-unconfirmed': 'retries',
  deadline: 'waiting',
  forbidden: 'setUp',
  'invalid-input': 'inputs',
  'job-disappeared': 'waiting',
  'conversation-busy': 'github',
  'memory-unreadable': 'github',
  'memory-unwritable': 'github',
  'newer-state': 'github',
  'message-unconfirmed': 'retries',
  'permission-unknown': 'whoMay',
  'project-not-found': 'setUp',
  'rate-limited': 'limits',
  interrupted: 'cancellation',
  'effect-unconfirmed': 'waiting',
  tls: 'certificates',
  unauthorized: 'setUp',
  unreachable: 'down',
}

const linkByExportReason: Partial<Record<VisitorsReason, DocLink>> = {
  ...linkByReason,
  'page-budget': 'export',
  'rate-limited': 'exportLimits',
  'repeated-page': 'export',
  'rows-shifted': 'export',
  interrupted: 'export',
  'unexpected-answer': 'export',
}

/** Where the inputs of the other actions are. */
const inputsByAction: ReadonlyMap<string, DocLink> = new Map([
  ['visitors', 'visitorsInputs'],
  ['reconcile', 'reconcileInputs'],
])

/** The link for an action. A link to the inputs leads to the list of that action's own inputs. */
export function docLinkOfAction(docLink: DocLink, action: string): DocLink {
  return docLink === 'inputs' ? (inputsByAction.get(action) ?? docLink) : docLink
}

/** The link that explains why a run ended as it did. */
export function docLinkFor(reason: Reason | null): DocLink {
  return reason === null ? 'results' : (linkByReason[reason] ?? 'reasons')
}

/** The link that explains why an export is not complete. */
export function docLinkForExport(reason: VisitorsReason | null): DocLink {
  return docLinkOfAction((reason && linkByExportReason[reason]) ?? 'export', 'visitors')
}
