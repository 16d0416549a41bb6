// A run whose words nobody reads, on the shipped bundle.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { makeEventVariables } from '../../emulator/runner-event.ts'
import { makeRunFolder, parseCommandFile } from '../../emulator/runner-folder.ts'
import { makeInputVariables, readMetadata } from '../../emulator/runner-metadata.ts'
import { good } from './fault-cases.ts'
import { startFaultServer } from './fault-server.ts'
import { activeJob, completedJob, goodLink, jobId } from './sample-answers.ts'
import { apiKey } from './secrets.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))

test('a closed standard output ends nothing', async () => {
  const service = await startFaultServer({ create: [good(activeJob)], get: [good(completedJob)] })
  const folder = makeRunFolder({})
  const inputs = {
    'api-key': apiKey,
    'project-id': 'acme',
    'api-url': service.url,
    prompt: 'Describe the retry option.',
    'poll-interval-seconds': '1',
  }
  const child = spawn(process.execPath, [`${repository}/dist/index.js`], {
    cwd: folder.workspace,
    env: {
      ...makeEventVariables(),
      ...folder.variables,
      ...makeInputVariables(readMetadata(`${repository}/action.yml`), inputs, ''),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.destroy()
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text
  })
  try {
    await once(child, 'close')
    expect({ exitCode: child.exitCode, signal: child.signalCode, complaints }).toEqual({
      exitCode: 0,
      signal: null,
      complaints: '',
    })
    expect(parseCommandFile(folder.read('GITHUB_OUTPUT'))).toMatchObject({
      result: 'pull-request',
      'job-id': jobId,
      'pr-link': goodLink,
    })
    expect(folder.read('GITHUB_STEP_SUMMARY')).toContain(goodLink)
    expect(service.requests.map(({ call }) => call)).toEqual(['create', 'get'])
  } finally {
    child.kill()
    await service.close()
    folder.remove()
  }
})
