import { createHash } from 'node:crypto'

/** What can happen, each with its share of a hundred. */
export type Odds<Happening extends string> = Readonly<Record<Happening, number>>

/**
 * Chance that can be repeated: the same seed gives the same message the same fates, in whatever order requests come.
 * @param seed any number
 */
export function createDraw(seed: number) {
  const tally = new Map<string, number>()
  const turns = new Map<string, number>()
  const chance = (about: string): number =>
    createHash('sha256').update(`${seed} ${about}`).digest().readUInt32BE() / 2 ** 32

  return {
    /** From 0 up to 1. */
    chance,
    /** What happens to a request the next time that it is made. */
    happening<Happening extends string>(odds: Odds<Happening>, about: string): Happening {
      const turn = (turns.get(about) ?? 0) + 1
      turns.set(about, turn)
      const entries = Object.entries(odds) as [Happening, number][]
      let left = chance(`${about} ${turn}`) * entries.reduce((sum, [, share]) => sum + share, 0)
      const [happening] = entries.find(([, share]) => {
        left -= share
        return left < 0
      }) ?? [entries[0]?.[0]]
      if (!happening) throw new Error('Nothing can happen.')
      return happening
    },
    note: (happening: string): void => void tally.set(happening, (tally.get(happening) ?? 0) + 1),
    /** How often each thing happened that was noted. */
    tally: (): ReadonlyMap<string, number> => tally,
  }
}

export type Draw = ReturnType<typeof createDraw>
