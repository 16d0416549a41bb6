// The page that shows samples as GitHub does: light and dark, as wide as a pull request and as narrow as a phone.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { renderMarkdown } from './github-markdown.ts'
import type { Sample } from './samples.ts'

export const themes = ['light', 'dark'] as const
export const widths = { wide: 1_012, phone: 375 } as const
/** The report page of visitors, beside the gallery. */
export const visitorsPageName = 'visitors.html'
export type Theme = (typeof themes)[number]

const { resolve } = createRequire(import.meta.url)

const ownStyle = `
body { margin: 24px; font: 14px/1.5 system-ui, sans-serif; color: #1f2328; background: #d1d9e0 }
.frames { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
.frame { box-sizing: border-box; padding: 16px; border-radius: 6px }
.light { background: #fff } .dark { background: #0d1117 }
.wide { width: ${widths.wide}px } .phone { width: ${widths.phone}px }
.chart { overflow-x: auto }`

/** One page with each sample in every theme and width. */
export function galleryPage(samples: readonly Sample[]): string {
  const index = samples.map(({ name, title }) => `<li><a href="#${name}">${title}</a></li>`).join('\n')
  const sections = samples.map(({ name, title, markdown }) => {
    const html = renderMarkdown(markdown)
    const frames = themes.flatMap((theme) =>
      Object.keys(widths).map((width) => frame(html, `${theme} ${width}`)),
    )
    return `<section id="${name}"><h1>${title}</h1><div class="frames">${frames.join('\n')}</div></section>`
  })
  const visitors = `<li><a href="${visitorsPageName}">Report page of visitors</a></li>`
  return page(`<nav><ul>${visitors}\n${index}</ul></nav>\n${sections.join('\n')}`)
}

/** A page with one sample alone, framed as on a pull request. */
export function picturePage({ markdown }: Sample, theme: Theme): string {
  const border = theme === 'light' ? '#d1d9e0' : '#3d444d'
  const style = `body { margin: 0; background: none } .frame { width: 760px; border: 1px solid ${border} }`
  return page(`<style>${style}</style>${frame(renderMarkdown(markdown), theme)}`)
}

/** A page with pieces of Markdown, each with its title. It loads Mermaid from where it is installed. */
export function resultPage(pieces: readonly { title: string; markdown: string }[]): string {
  const sections = pieces.map(
    ({ title, markdown }) =>
      `<section><h1>${title}</h1>${frame(renderMarkdown(markdown), 'light wide')}</section>`,
  )
  const style = '<style>.wide { width: auto; max-width: 1012px; overflow-wrap: anywhere }</style>'
  return page(style + sections.join('\n')).replace(
    'src="mermaid.js"',
    `src="${pathToFileURL(mermaidFile).href}"`,
  )
}

function frame(html: string, classes: string): string {
  return `<div class="frame ${classes}"><article class="markdown-body">${html}</article></div>`
}

function page(body: string): string {
  const styles = themes.map((theme) => `.${theme} {\n${readFileSync(pathOf(theme), 'utf8')}\n}`).join('\n')
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Gallery</title>
<style>${ownStyle}\n${styles}</style>
<body>${body}
<script src="mermaid.js"></script>
<script>${drawing}</script>
</body></html>`
}

/** Draws the charts theme by theme, since Mermaid has one theme at a time, and says when it is done. */
const drawing = `(async () => {
  for (const [frames, theme] of [['.light', 'default'], ['.dark', 'dark']]) {
    mermaid.initialize({ startOnLoad: false, securityLevel: 'strict', theme })
    await mermaid.run({ querySelector: frames + ' .mermaid' })
  }
  document.body.dataset.drawn = 'true'
})()`

/** File of Mermaid as a plain script, which a page loads as `mermaid.js` beside it. */
export const mermaidFile = resolve('mermaid/dist/mermaid.min.js')

function pathOf(theme: Theme): string {
  return resolve(`github-markdown-css/github-markdown-${theme}.css`)
}
