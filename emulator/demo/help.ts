/** What `npm start -- --help` prints. */

export const help = `npm start plays runs of this action on your machine: the published bundle in dist/, and emulators of Mintlify and
GitHub. It needs no account and no network.

  npm start                               a pull request
  npm start -- --list                     lists the other scenarios
  npm start -- --scenario NAME            one of them
  npm start -- --prompt "…"               a prompt of your own, also with --scenario
  npm start -- --live --yes               a real request to the agent that MINTLIFY_API_KEY and MINTLIFY_PROJECT_ID
                                          name; it costs about $1.15, and GitHub is still an emulator
  npm start -- --help                     this text

The flags stand after \`--\`, because npm keeps those before it.`
