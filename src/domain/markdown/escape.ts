// Foreign text made harmless for each place it is shown in. Titles, comments, paths and the service's own words are
// foreign: none of it may command the runner, notify a person, close an issue, load an image or end our markup.

const lineEndsAndControls = /[\p{Cc}\u2028\u2029]+/gu
const bidirectional = /\p{Bidi_Control}/gu
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

/** One line for the log: no line ends, no control characters, and nothing that the runner takes for a command. */
export function toLogLine(text: string): string {
  const line = text.replace(lineEndsAndControls, ' ').replace(bidirectional, '')
  return line.replace(/:(?=:)/g, ': ').replace(/##\[/g, '## [')
}

/** One line of plain text, cut to `longest` UTF-16 units with an ellipsis. */
export function toOneLine(text: string, longest: number): string {
  const line = text.toWellFormed().replace(lineEndsAndControls, ' ').replace(bidirectional, '')
  return cut(line.replace(/ {2,}/g, ' ').trim(), longest)
}

/** Inline code in Markdown or HTML whose content stays text, whatever it holds. */
export function toCode(text: string, longest = 120): string {
  const line = toOneLine(text, longest)
  return `<code>${toEntities(line)}</code>`
}

/** A sentence in Markdown or HTML: what it has in back-ticks is code, and all else stays text. */
export function toProse(text: string, longest = 500): string {
  const parts = toOneLine(text, longest).split('`')
  return parts.map((part, index) => (index % 2 === 1 ? toCode(part) : toEntities(part))).join('')
}

/** The text with every ASCII sign as an entity: nothing in it is Markdown, HTML, a mention or a reference any more. */
export function toEntities(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** A fenced block whose fence is longer than any run of back-ticks or tildes inside. */
export function toFence(text: string, language = ''): string {
  const runs = text.match(/`{3,}|~{3,}/g) ?? []
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)))
  return `${fence}${language}\n${text.replace(/\n+$/, '')}\n${fence}`
}

/** The text that a person sees: HTML comments, zero-width and bidirectional marks removed. */
export function removeHidden(text: string): string {
  const visible = text.replace(/\r\n?/g, '\n').replace(invisible, '').replace(bidirectional, '')
  return removeHtmlComments(visible.replace(/(?![\n\t])\p{Cc}/gu, ''))
}

/** Whether nothing of the text can be seen. */
export function isBlank(text: string): boolean {
  return text.replace(invisible, '').replace(lineEndsAndControls, '').trim() === ''
}

/** The text cut to `longest` UTF-16 units, never inside a surrogate pair, with an ellipsis where it was cut. */
export function cut(text: string, longest: number): string {
  if (text.length <= longest) return text
  const kept = text.slice(0, Math.max(0, longest - 1))
  return `${/[\ud800-\udbff]$/.test(kept) ? kept.slice(0, -1) : kept}…`
}

const htmlComment = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))/g
const mostPasses = 10

/** What is left may make a new comment out of its edges: so again, and at last broken up. */
function removeHtmlComments(text: string): string {
  let kept = text
  for (let pass = 0; pass < mostPasses && kept.includes('<!--'); pass += 1)
    kept = kept.replace(htmlComment, '')
  return kept.replaceAll('<!--', '<! --')
}
