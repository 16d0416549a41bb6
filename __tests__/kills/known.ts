// Histories that are known to break a promise. They are played all the same,
// and one that holds has to go from this list.
import type { Check } from './promises.ts'

type Known = {
  world: string
  moment: string
  after: string
  breaks: readonly Check[]
  why: string
}

export const known: readonly Known[] = []
