// What is said of gates and limits that could not look at a run.

/** Why limits cannot count a run, and what to do about it. `names`: their inputs. */
export function uncountedSentence(
  names: readonly string[],
  because: 'no-conversation' | 'no-access',
): string {
  const inputs = quoteAll(names)
  const verb = names.length === 1 ? "doesn't" : "don't"
  return because === 'no-access'
    ? `${inputs} ${verb} count this run, because its pull request or issue can't be read. Check \`github-token\` and \`issue-number\`.`
    : `${inputs} ${verb} count this run, because it has no pull request or issue. To count it, set \`issue-number\`.`
}

/** That gates or limits stay open, because a problem kept them from seeing. `names`: their inputs. */
export function uncheckedSentence(names: readonly string[], problem: string): string {
  return `${quoteAll(names)} ${names.length === 1 ? 'was' : 'were'} not checked: ${problem}`
}

function quoteAll(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``)
  return quoted.length === 1 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`
}
