/** Reads the flags of a command line. */

import { type ParseArgsConfig, parseArgs } from 'node:util'
import { failure, type Result, success } from './result.ts'

type Values<T extends ParseArgsConfig> = ReturnType<typeof parseArgs<T>>['values']

/** Returns the values of the flags, or a sentence with what is wrong and with `usage`. */
export function readFlags<T extends ParseArgsConfig>(config: T, usage: string): Result<Values<T>, string> {
  try {
    return success(parseArgs(config).values)
  } catch (error) {
    // Only the first sentence: Node's messages have advice for the author of the command after it.
    const [problem] = String(error instanceof Error ? error.message : error).split(/\.\s|\.?\n|\.$/)
    return failure(`${problem}; ${usage}.`)
  }
}
