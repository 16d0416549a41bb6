// The template of the report page, which the build puts beside the bundle. Only an export with `format: html` reads it.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Name of the template in `dist/`. */
export const templateName = 'visitors-page.html'

/** The template beside the script that runs. Throws if it is not there. */
export function readPageTemplate(script = process.argv[1] ?? ''): string {
  return readFileSync(join(dirname(script), templateName), 'utf8')
}
