// Loaded into a run before the bundle: notes every address that a socket of the run connects to, when an answer has
// been read, when the run hands on the id of a job, and how long it took. Plain JavaScript, since taking
// types away would cost each run 40 ms of processor time.
import { subscribe } from 'node:diagnostics_channel'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { Socket } from 'node:net'

const { GITHUB_OUTPUT: outputFile, RECORD_FILE: recordFile = '' } = process.env
const { appendFileSync } = fs
const { connect } = Socket.prototype
const note = (...words) => appendFileSync(recordFile, `${words.join(' ')}\n`)

Socket.prototype.connect = function noteAndConnect(...given) {
  const [first] = Array.isArray(given[0]) ? given[0] : given
  const { host, port, path } = Object(first)
  note('connection', path ?? `${host}:${port}`)
  return Reflect.apply(connect, this, given)
}

fs.appendFileSync = (file, text, options) => {
  appendFileSync(file, text, options)
  const [, jobId] = file === outputFile ? (/^job-id<<\S+\n(\S+)$/m.exec(text) ?? []) : []
  if (jobId !== undefined) note('job-id', jobId, Date.now())
}
syncBuiltinESMExports()

subscribe('http.client.response.finish', ({ request, response }) => {
  response.once('end', () => note('answer', request.getHeader('host'), Date.now()))
})

// The time of a run begins when it listens for signals.
let beganMs = 0
process.on('newListener', (name) => {
  if (name === 'SIGINT') beganMs ||= performance.now()
})
process.once('exit', () => note('took', performance.now() - beganMs))
