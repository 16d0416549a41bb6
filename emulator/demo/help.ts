/** What `npm start -- --help` prints. */

import { eventNames } from './event-names.ts'

export const help = `npm start plays runs of this action on your machine: the published bundle in dist/, and emulators of Mintlify and
GitHub. It needs no account and no network.

  npm start                               a pull request
  npm start -- --list                     lists the other scenarios
  npm start -- --scenario NAME            one of them
  npm start -- --prompt "…"               a prompt of your own, also with --scenario
  npm start -- --workflow FILE            a workflow file of your own: the steps that use this action
  npm start -- --workflow FILE --event NAME
                                          for another event of the file: ${eventNames.slice(0, 3).join(', ')},
                                          ${eventNames.slice(3).join(', ')}
  npm start -- --live --yes               a real request to the agent that MINTLIFY_API_KEY and MINTLIFY_PROJECT_ID
                                          name; it costs about $1.15, and GitHub is still an emulator
  npm start -- --help                     this text

The flags stand after \`--\`, because npm keeps those before it.`
