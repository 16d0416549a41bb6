// Certificates for loopback, made anew for each run: one that the runs are told to trust, one that nobody vouches for.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type KeyPair = { key: string; cert: string }

export type Certificates = {
  good: KeyPair
  wrong: KeyPair
  /** Path of the good certificate, for NODE_EXTRA_CA_CERTS. */
  trusted: string
}

/** Both certificates. Needs openssl. */
export function makeCertificates(): Certificates {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-'))
  const good = makePair(join(folder, 'good'))
  return { good, wrong: makePair(join(folder, 'wrong')), trusted: join(folder, 'good.crt') }
}

function makePair(path: string): KeyPair {
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const files = ['-keyout', `${path}.key`, '-out', `${path}.crt`]
  execFileSync('openssl', ['req', ...kind, ...subject, ...files], { stdio: 'ignore' })
  return { key: readFileSync(`${path}.key`, 'utf8'), cert: readFileSync(`${path}.crt`, 'utf8') }
}
