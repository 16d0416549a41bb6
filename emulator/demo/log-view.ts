/** Shows what an action prints as the log page of GitHub shows it. */

export type Annotation = { level: 'error' | 'warning' | 'notice'; title: string; text: string }

/** A line as it is shown; `level` says whether it is marked. */
type ShownLine = { level: Annotation['level'] | 'plain'; text: string }

export type LogView = {
  /** Gives back what is shown of a line that was printed, undefined for nothing. */
  show: (line: string) => ShownLine | undefined
  /** What stands beside the log, on the page of the run. */
  annotations: Annotation[]
}

type Command = { name: string; title: string; text: string }

const marks = { error: 'Error', warning: 'Warning', notice: 'Notice' } as const

/** Gives back an empty view. Groups are folded, masked values are hidden, and so is everything for debugging. */
export function createLogView(): LogView {
  const annotations: Annotation[] = []
  const masks: string[] = []
  let isFolded = false
  const hide = (text: string) => masks.reduce((shown, mask) => shown.replaceAll(mask, '***'), text)

  const obey = ({ name, title, text }: Command): ShownLine | undefined => {
    if (name === 'add-mask' && text !== '') masks.push(text)
    if (name === 'endgroup') isFolded = false
    if (name === 'group') {
      isFolded = true
      return { level: 'plain', text: `▸ ${hide(text)}` }
    }
    if (name !== 'error' && name !== 'warning' && name !== 'notice') return undefined
    annotations.push({ level: name, title: hide(title), text: hide(text) })
    return { level: name, text: `${marks[name]}: ${hide(text)}` }
  }

  const show = (line: string): ShownLine | undefined => {
    const command = readCommand(line)
    if (command) return obey(command)
    return isFolded ? undefined : { level: 'plain', text: hide(line) }
  }
  return { show, annotations }
}

/** A workflow command, such as `::error title=Job failed::Run it again.` */
function readCommand(line: string): Command | undefined {
  const [, name, properties = '', text = ''] = /^::([\w-]+)(?: ([^:]*))?::(.*)$/.exec(line) ?? []
  if (name === undefined) return undefined
  const [, title = ''] = /(?:^|,)title=([^,]*)/.exec(properties) ?? []
  return { name, title: decode(title), text: decode(text) }
}

const characters = new Map([
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%3A', ':'],
  ['%2C', ','],
  ['%25', '%'],
])

function decode(text: string): string {
  return text.replace(/%(?:0D|0A|3A|2C|25)/g, (code) => characters.get(code) ?? code)
}
