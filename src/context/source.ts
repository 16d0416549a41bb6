// Where the facts of an event are read.

import type { Event } from '../event/event.ts'
import type { GitHub } from '../github/client.ts'
import type { Log } from '../runner/log.ts'

export type Source = { github: GitHub; log: Log; event: Event }
