/** Renders the output of an action like the log on GitHub. */

export type Annotation = { level: 'error' | 'warning' | 'notice'; title: string; text: string }

type VisibleLine = { level: Annotation['level'] | 'plain'; text: string }

export type LogView = {
  /** Returns how the log shows a line of output, null if it does not. */
  render: (line: string) => VisibleLine | null
  /** For the page of the run. */
  annotations: Annotation[]
}

type Command = { name: string; title: string; text: string }

const prefixes = { error: 'Error', warning: 'Warning', notice: 'Notice' } as const

/**
 * Returns a view of an empty log. It collapses groups, and hides masked values and debug messages.
 *
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export function createLogView(): LogView {
  const annotations: Annotation[] = []
  const masks: string[] = []
  let isInGroup = false
  const mask = (text: string) => masks.reduce((output, value) => output.replaceAll(value, '***'), text)

  const runCommand = ({ name, title, text }: Command): VisibleLine | null => {
    if (name === 'add-mask' && text !== '') masks.push(text)
    if (name === 'endgroup') isInGroup = false
    if (name === 'group') {
      isInGroup = true
      return { level: 'plain', text: `▸ ${mask(text)}` }
    }
    if (name !== 'error' && name !== 'warning' && name !== 'notice') return null
    annotations.push({ level: name, title: mask(title), text: mask(text) })
    return { level: name, text: `${prefixes[name]}: ${mask(text)}` }
  }

  const render = (line: string): VisibleLine | null => {
    const command = parseCommand(line)
    if (command) return runCommand(command)
    return isInGroup ? null : { level: 'plain', text: mask(line) }
  }
  return { render, annotations }
}

/** Parses a workflow command, e.g. `::error title=Job failed::Run it again.` Returns null for other output. */
function parseCommand(line: string): Command | null {
  const [, name, properties = '', text = ''] = /^::([\w-]+)(?: ([^:]*))?::(.*)$/.exec(line) ?? []
  if (name === undefined) return null
  const [, title = ''] = /(?:^|,)title=([^,]*)/.exec(properties) ?? []
  return { name, title: decode(title), text: decode(text) }
}

const escapes = new Map([
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%3A', ':'],
  ['%2C', ','],
  ['%25', '%'],
])

function decode(text: string): string {
  return text.replace(/%(?:0D|0A|3A|2C|25)/g, (code) => escapes.get(code) ?? code)
}
