// The entry of every action and of its post step: runs, and fails where nothing else did.

import { reportCrash } from './crash.ts'
import { main } from './main.ts'

// An action whose promise never settles would end with 0; only the one good end below says that all went well.
process.exitCode = 1
process.stdout.on('error', () => undefined)

const stopHalfway = () => reportCrash('The run stopped halfway: something never answered')
process.once('beforeExit', stopHalfway)

main(process.env)
  .then((exitCode) => {
    process.exitCode = exitCode
  }, reportCrash)
  .finally(() => process.off('beforeExit', stopHalfway))
