// The job summary.
import { expect, test } from '@jest/globals'
import {
  renderProblems,
  renderSummary,
  type SummaryParts,
} from '../../src/messages/summary.ts'
import { later, link, sampleRecord, sampleShown } from '../fixtures/samples.ts'

const job = sampleRecord({
  status: 'completed',
  prLink: link.url,
  end: 'pull-request',
})
const subject = {
  shown: sampleShown({ result: 'pull-request', updatedAt: later }),
  job,
  until: null,
  slashCommand: null,
  isRemembered: true,
  requestCount: 1,
}

function render(known: Partial<SummaryParts>): string {
  return renderSummary({
    subject,
    prompt: null,
    warnings: [],
    checks: [],
    ...known,
  })
}

test('a docs pull request with its prompt, and no comment', () => {
  const prompt = 'Update the docs.\n```\n@mona'
  const warning =
    'No comment on the pull request: The token lacks `pull-requests: write`.'
  expect(render({ prompt, warnings: [warning] })).toMatchInlineSnapshot(`
"### ✅ Docs pull request ready: [acme/docs&#35;57](https://github.com/acme/docs/pull/57)

Review it. To request changes, comment <code>/docs &#60;what to change&#62;</code>.

⚠️ No comment on the pull request: The token lacks <code>pull-requests&#58; write</code>.

<details><summary>Details</summary>

|  |  |
| --- | --- |
| Requested by | <code>mona</code> |
| Mintlify project | <code>docs</code> |
| Agent job | <code>job&#95;1</code> |
| Status | <code>completed</code> |
| Repository | <code>acme/docs</code> |

</details>

<details><summary>Prompt</summary>

\`\`\`\`text
Update the docs.
\`\`\`
@mona
\`\`\`\`

</details>"
`)
})

test('a dry run', () => {
  const shown = sampleShown({
    result: 'skipped',
    reason: 'dry-run',
    delivery: 'unsent',
  })
  const checks = [
    ['Decision', 'Start a new agent job'],
    ['Key', 'Mintlify accepted it'],
  ] as const
  const dry = { ...subject, shown, job: null }
  expect(
    render({ subject: dry, checks, prompt: 'Update.' }),
  ).toMatchInlineSnapshot(`
"### ⏭️ Dry run: nothing was sent

| Checked | What it shows |
| --- | --- |
| Decision | Start a new agent job |
| Key | Mintlify accepted it |

<details><summary>Details</summary>

|  |  |
| --- | --- |
| Requested by | <code>mona</code> |
| Mintlify project | <code>docs</code> |

</details>

<details><summary>Prompt</summary>

\`\`\`text
Update.
\`\`\`

</details>"
`)
})

test('inputs that are not valid, all of them', () => {
  const problems = [
    'Input `wait` must be `true` or `false`.',
    'Unknown input `wiat`. Did you mean `wait`?',
  ]
  expect(renderProblems(problems)).toMatchInlineSnapshot(`
"### ⛔ Invalid input

- Input <code>wait</code> must be <code>true</code> or <code>false</code>.
- Unknown input <code>wiat</code>. Did you mean <code>wait</code>?

Correct the inputs and start a new run. A re-run sees only changed secrets and variables."
`)
})

test.each([
  [20_000, false],
  [20_001, true],
])('a prompt of %d characters is cut: %p', (length, isCut) => {
  const text = render({ prompt: 'x'.repeat(length) })
  expect(text.includes('x…')).toBe(isCut)
  expect(text.includes('x'.repeat(20_000))).toBe(!isCut)
})
