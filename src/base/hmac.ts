// Signs texts that leave this process and come back, so that nobody without the secret can change them.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** A key for one purpose, derived from a secret so that the secret itself signs nothing. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}

/** The signature of a text, in base64. */
export function sign(text: string, key: Buffer): string {
  return createHmac('sha256', key).update(text).digest('base64')
}

/** Whether a signature is that of the text. */
export function isSignedBy(text: string, signature: string, key: Buffer): boolean {
  const expected = Buffer.from(sign(text, key))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
