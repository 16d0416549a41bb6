// The settings of an agent job, with the defaults of its inputs.
import type { JobSettings } from '../src/domain/job-settings.ts'

/** The default settings with a prompt, but for what is given. */
export function sampleSettings(known: Partial<JobSettings> = {}): JobSettings {
  return {
    apiKey: 'mint_sample',
    projectId: 'acme',
    apiUrl: new URL('https://api.mintlify.com/'),
    requestTimeoutMs: 30_000,
    prompt: 'Describe the retry option.',
    promptFiles: [],
    context: 'auto',
    jobId: null,
    wait: true,
    timeoutMs: 1_800_000,
    pollIntervalMs: null,
    failOn: ['failed', 'archived', 'timed-out', 'unknown', 'rejected'],
    command: '/docs',
    onExisting: 'auto',
    permission: 'write',
    allowBots: [],
    githubToken: 'ghs_sample',
    comment: 'sticky',
    commentKey: 'default',
    issueNumber: null,
    reactions: true,
    summary: true,
    rerun: 'attach',
    markerSecret: '',
    dryRun: false,
    ...known,
  }
}
