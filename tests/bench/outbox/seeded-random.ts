import { createHash } from 'node:crypto'

/** Outcomes, each with its share of a hundred. */
export type Odds<Outcome extends string> = Readonly<Record<Outcome, number>>

/**
 * Random numbers that can be repeated: the same seed gives the same key the same number, in whatever order requests come.
 * @param seed any number
 */
export function createSeededRandom(seed: number) {
  const counts = new Map<string, number>()
  const turns = new Map<string, number>()
  const number = (key: string): number =>
    createHash('sha256').update(`${seed} ${key}`).digest().readUInt32BE() / 2 ** 32

  return {
    /** From 0 up to 1. */
    number,
    /** The outcome of a request the next time that it is made. */
    pick<Outcome extends string>(odds: Odds<Outcome>, key: string): Outcome {
      const turn = (turns.get(key) ?? 0) + 1
      turns.set(key, turn)
      const entries = Object.entries(odds) as [Outcome, number][]
      let left = number(`${key} ${turn}`) * entries.reduce((sum, [, share]) => sum + share, 0)
      const [outcome] = entries.find(([, share]) => {
        left -= share
        return left < 0
      }) ?? [entries[0]?.[0]]
      if (!outcome) throw new Error('There are no outcomes to pick from.')
      return outcome
    },
    count: (fault: string): void => void counts.set(fault, (counts.get(fault) ?? 0) + 1),
    /** How often each fault was counted. */
    counts: (): ReadonlyMap<string, number> => counts,
  }
}

export type SeededRandom = ReturnType<typeof createSeededRandom>
