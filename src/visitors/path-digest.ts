// A digest in place of a path of any length, so that memory grows little with each row.
import { hash } from 'node:crypto'

/** 32 bytes as a string. */
export function digestOf(path: string): string {
  // UTF-16, because UTF-8 makes all lone surrogates the same.
  return hash('sha256', Buffer.from(path, 'utf16le'), 'binary')
}
