/** Finds what the log of a run tells twice. */

import type { ActionRun } from '../../emulator/runner/runner.ts'

/** Sentences that more than one line has, be it a line of the log or an annotation. What is in a group is no telling. */
export function toldTwice({ stdout }: Pick<ActionRun, 'stdout'>): string[] {
  const lines = withoutGroups(stdout).split('\n').map(textOf)
  const sentences = lines.flatMap((line) => [...new Set(sentencesOf(line))])
  return [...new Set(sentences.filter((one, index) => sentences.indexOf(one) !== index))]
}

function withoutGroups(stdout: string): string {
  return stdout.replaceAll(/^::group::[\s\S]*?^::endgroup::$/gm, '')
}

/** The text of a line: of an annotation without its title and link. Commands that print nothing are empty. */
function textOf(line: string): string {
  const annotation = /^::(?:warning|error|notice)\b[^:]*(?:%3A[^:]*)*::(.*)$/.exec(line)?.[1]
  if (annotation !== undefined) return annotation.replace(/ See https:\S+$/, '').replaceAll('%25', '%')
  return line.startsWith('::') ? '' : line
}

/**
 * A quoted problem is a sentence of its own. What to check about it is said beside each problem. What a reconcile says of a
 * repository is about that one alone.
 */
function sentencesOf(line: string): string[] {
  const about = /^[\w.-]+\/[\w.-]+(?=: )/.exec(line)?.[0] ?? ''
  const sentences = line.split(/(?<=[.!?]) +|(?<=was not checked|were not checked|Details): /)
  const facts = sentences.filter((sentence) => !/^(?:(?:Check|The token needs:) .*)?$/.test(sentence))
  return facts.map((sentence) => `${about} ${sentence}`.trim())
}
