// Markdown as GitHub shows it: its flavour, its allow-list of HTML, and what it makes of mentions and references.
import { marked } from 'marked'

const elements = new Set(
  'h1 h2 h3 h4 h5 h6 p a b i em strong del s code pre kbd sub sup br wbr hr ul ol li blockquote'
    .concat(' table thead tbody tr th td details summary img input')
    .split(' '),
)
const quietElements = new Set(['a', 'code', 'pre'])
const attributes: Record<string, RegExp> = {
  href: /^https?:\/\//i,
  src: /^https?:\/\//i,
  align: /^(?:left|right|center)$/,
  open: /^/,
  class: /^language-[a-z]+$/,
}
const tagOrText = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|[^<]+|</gi
const attribute = /([a-z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi

/** The HTML of the Markdown, with only those elements and attributes that GitHub lets stand. */
export function renderMarkdown(markdown: string): string {
  const html = marked.parse(markdown, { gfm: true, async: false })
  let depth = 0
  const parts = [...html.matchAll(tagOrText)].map(([all, slash = '', name, rest = '']) => {
    if (name === undefined) return textOf(all, depth > 0)
    const element = name.toLowerCase()
    if (quietElements.has(element)) depth += slash === '' ? 1 : -1
    return elements.has(element) ? `<${slash}${element}${allowed(rest)}>` : ''
  })
  return parts.join('').replace(/<pre><code class="language-mermaid">([^<]*)<\/code><\/pre>/g, chart)
}

function textOf(text: string, isQuiet: boolean): string {
  if (text.startsWith('<')) return ''
  return isQuiet ? text : linked(text)
}

function allowed(rest: string): string {
  const kept = [...rest.matchAll(attribute)].flatMap(([, name = '', double, single, bare]) => {
    const value = double ?? single ?? bare ?? ''
    return attributes[name.toLowerCase()]?.test(value)
      ? [` ${name.toLowerCase()}="${value.replaceAll('"', '&#34;')}"`]
      : []
  })
  return kept.join('')
}

/** Outside code and links GitHub reads entities first, and then notifies and closes. */
function linked(text: string): string {
  const plain = text.replace(/&#(\d+);/g, (entity, code) =>
    /^(?:64|35)$/.test(code) ? String.fromCharCode(code) : entity,
  )
  return plain
    .replace(/(^|[^\w`])@([a-z\d][a-z\d-]*)/gi, '$1<a class="mention" href="https://github.com/$2">@$2</a>')
    .replace(
      /(^|[^\w&])#(\d+)\b/g,
      '$1<a class="reference" href="https://github.com/acme/widgets/issues/$2">#$2</a>',
    )
}

function chart(_: string, source: string): string {
  return `<div class="chart"><div class="mermaid">${source}</div></div>`
}
