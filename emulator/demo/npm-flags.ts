/** Notices flags that npm keeps for itself, because they stand before its `--`. */

/** Of `yes`, npm has a value anyway. */
const flags = ['list', 'live', 'scenario', 'workflow', 'event', 'prompt']

/** Returns a sentence with the right command, null if npm kept none of the flags. */
export function findFlagsOfNpm(args: string[], env: NodeJS.ProcessEnv): string | null {
  const given = flags.flatMap((name) => {
    const value = env[`npm_config_${name}`]
    return value === undefined ? [] : [{ name, value }]
  })
  const [first] = given
  if (first === undefined) return null
  // Without an equals sign, npm takes a value for an argument, and hands it over.
  const values = [...args]
  const words = given.flatMap(({ name, value }) => {
    if (name === 'list' || name === 'live') return [`--${name}`]
    return [`--${name}`, quote(value === 'true' ? (values.shift() ?? '…') : value)]
  })
  if (env.npm_config_yes === 'true' && words.includes('--live')) words.push('--yes')
  const command = ['npm start --', ...words, ...values].join(' ')
  return `npm keeps --${first.name} for itself unless it stands after \`--\`; use ${command}`
}

function quote(text: string): string {
  return /^[\w./:…-]+$/.test(text) ? text : `"${text}"`
}
