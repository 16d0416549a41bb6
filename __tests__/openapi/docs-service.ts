// The description of the documentation service.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Description } from './description.ts'

const file = new URL(
  '../../emulator/docs-service/openapi.yaml',
  import.meta.url,
)

export const docsServiceDescription: Description = parse(
  readFileSync(file, 'utf8'),
)
