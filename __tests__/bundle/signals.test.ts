// How the shipped action ends when the runner cancels it, and when something is
// left open.
import { expect, test } from '@jest/globals'
import { runPost } from '../../emulator/runner/runner.ts'
import { pullRequest } from '../scene/events.ts'
import { startRawServer } from '../wire/raw-server.ts'
import {
  annotations,
  arrival,
  cancel,
  lastLine,
  neverEnds,
  openScene,
} from './scene.ts'

test.concurrent('canceled while it waits: the post step writes the comment', async () => {
  await using scene = await openScene()
  const polled = arrival(scene.mintlify, 'GET', /\/job\/job_/)
  const running = scene.start({
    event: pullRequest(),
    with: { prompt: neverEnds },
  })
  await polled
  const run = await cancel(running)
  const [jobId] = scene.mintlify.jobs.keys()
  expect(run).toMatchObject({ exitCode: 1, signal: null, stderr: '' })
  expect(run.outputs).toMatchObject({
    result: 'cancelled',
    reason: 'interrupted',
    'job-id': jobId,
  })
  expect(annotations(run, 'error')).toEqual([lastLine(run)])
  expect(lastLine(run)).toContain(
    'Workflow canceled, but the docs agent may still be working',
  )
  expect(scene.comments()).toEqual([
    expect.stringContaining('Docs agent is working'),
  ])
  expect(await runPost(run)).toMatchObject({ exitCode: 0, stderr: '' })
  expect(scene.comments()).toEqual([
    expect.stringContaining('Workflow canceled, but'),
  ])
})

test.concurrent('canceled twice before it sends: nothing is sent', async () => {
  await using scene = await openScene()
  const claimed = arrival(scene.github, 'GET', /\/files/)
  // The second signal comes from within, because one from here can find the
  // process gone.
  const signalTwice =
    "data:text/javascript,process.once('SIGINT', () => process.kill(process.pid, 'SIGINT'))"
  const running = scene.start({
    event: pullRequest(),
    nodeArguments: ['--import', signalTwice],
  })
  await claimed
  const run = await cancel(running)
  expect(run).toMatchObject({ exitCode: 1, signal: null, stderr: '' })
  expect(annotations(run, 'error')).toEqual([lastLine(run)])
  expect(await runPost(run)).toMatchObject({ exitCode: 0, stderr: '' })
  expect(scene.mintlify.requests).toEqual([])
})

test.concurrent('canceled while the create has no answer: nobody says that nothing was sent', async () => {
  await using scene = await openScene()
  const sent = arrival(scene.mintlify, 'POST', /\/job$/)
  scene.mintlify.fail({ method: 'POST', hang: true })
  const running = scene.start({ event: pullRequest() })
  await sent
  const run = await cancel(running)
  expect(run).toMatchObject({ exitCode: 1, signal: null, stderr: '' })
  expect(run.outputs).toMatchObject({
    result: 'unknown',
    reason: 'create-unconfirmed',
    'job-id': '',
  })
  expect(annotations(run, 'error')).toEqual([lastLine(run)])
  expect(await runPost(run)).toMatchObject({ exitCode: 0, stderr: '' })
  expect(scene.mintlify.requests).toHaveLength(1)
  expect(scene.comments()).toEqual([expect.stringContaining('### ❔')])
})

test.concurrent('killed while the create has no answer: the post step says that it may have arrived', async () => {
  await using scene = await openScene()
  const sent = arrival(scene.mintlify, 'POST', /\/job$/)
  scene.mintlify.fail({ method: 'POST', hang: true })
  const running = scene.start({ event: pullRequest() })
  await sent
  running.kill('SIGKILL')
  const run = await running.finished
  expect(run).toMatchObject({ exitCode: null, signal: 'SIGKILL', outputs: {} })
  expect(await runPost(run)).toMatchObject({ exitCode: 0, stderr: '' })
  expect(scene.comments()).toEqual([expect.stringContaining('### ❔')])
})

test.concurrent('SIGTERM alone ends a run like SIGINT', async () => {
  await using scene = await openScene()
  const running = scene.start({
    with: { prompt: neverEnds },
    onLine: (line) =>
      void (line.startsWith('Agent job ') && running.kill('SIGTERM')),
  })
  const run = await running.finished
  expect(run).toMatchObject({
    exitCode: 1,
    signal: null,
    stderr: '',
    outputs: { result: 'cancelled' },
  })
  expect(lastLine(run)).toMatch(/^::error .*🚫/)
})

test.concurrent('a canceled export of visitors', async () => {
  await using scene = await openScene()
  const asked = arrival(scene.mintlify, 'GET', /offset=0/)
  scene.mintlify.fail({ hang: true })
  const running = scene.start({ metadata: 'visitors/action.yml' })
  await asked
  const run = await cancel(running)
  expect(run).toMatchObject({
    exitCode: 1,
    signal: null,
    stderr: '',
    outputs: { reason: 'interrupted' },
  })
  expect(annotations(run, 'error')).toEqual([lastLine(run)])
})

test.concurrent('a closed standard output changes nothing', async () => {
  await using scene = await openScene()
  const run = await scene.run({ event: pullRequest(), isStdoutClosed: true })
  expect(run).toMatchObject({
    exitCode: 0,
    stderr: '',
    stdout: '',
    outputs: { result: 'pull-request' },
  })
  expect(run.summary).toContain('Docs pull request ready')
  expect(scene.comments()).toEqual([
    expect.stringContaining('Docs pull request ready'),
  ])
})

test.concurrent('a connection that is left open does not keep the process', async () => {
  await using scene = await openScene()
  const server = await startRawServer({})
  const leaveOpen = `data:text/javascript,import { connect } from 'node:net'; connect(${server.port}, '127.0.0.1')`
  const run = await scene.run({
    metadata: 'reconcile/action.yml',
    nodeArguments: ['--import', leaveOpen],
  })
  expect(run).toMatchObject({
    exitCode: 0,
    signal: null,
    stderr: '',
    outputs: { result: 'done' },
  })
  expect(server.connections()).toBe(1)
  await server.close()
})
