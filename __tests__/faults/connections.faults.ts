// Faults of the connection at every call, on the shipped bundle.
import { afterAll } from '@jest/globals'
import { makeCertificates } from './certificates.ts'
import { makeConnectionCases } from './connection-cases.ts'
import { playCases } from './play-cases.ts'

const done = playCases('a connection', makeConnectionCases(makeCertificates()), { width: 8 })
afterAll(() => done)
