/**
 * `node scripts/post-entry.ts <folder>`: writes the entry of the post step beside a bundle.
 *
 * The bundle knows by the name of this file that it is the post step. A variable would not do, since an earlier step of
 * the job can set any.
 */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const postEntry =
  "// The post step. The bundle knows it by the name of this file.\nrequire('./index.js')\n"

if (import.meta.main) writeFileSync(join(process.argv[2] ?? 'dist', 'post.js'), postEntry)
