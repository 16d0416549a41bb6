// Light, dark, or what the reader's system says.
import { find } from './dom.ts'

/** Lets the reader choose a theme, and calls back whenever colors change: by choice, by the system, or for print. */
export function watchTheme(onChange: () => void): void {
  find('theme').addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    document.documentElement.dataset.theme = target.value
    onChange()
  })
  for (const query of ['(prefers-color-scheme: dark)', 'print']) {
    matchMedia(query).addEventListener('change', onChange)
  }
}
