import { NEED_NAMES, type NeedName } from '../../../catalogue/rules/hang/need.ts'
import type { HungEntry } from './hung-entry.ts'

/** A product of a house, how many of it, and what each takes; undefined until its record is there. */
export interface CountedEntry {
  isFan: boolean
  quantity: number
  hung?: HungEntry | undefined
}

/** Watts of some pieces, and how many more there are whose watts are unknown. */
export interface Watts {
  watts: number
  unknown: number
}

/** What all of a house takes. */
export interface HouseSums {
  fans: number
  lights: number
  /** What is ordered with it by kind, in the order in which an electrician asks: "24 in. downrod, Graphite" and how many. */
  needed: { name: NeedName; items: { item: string; quantity: number }[] }[]
  /** Of the fans on high, and of the lights with LEDs. */
  fanWatts: Watts
  lightWatts: Watts
}

function wattsOf(entries: readonly CountedEntry[]): Watts {
  const known = entries.filter(({ hung }) => hung?.watts !== undefined)
  return {
    watts: known.reduce((sum, { quantity, hung }) => sum + quantity * (hung?.watts ?? 0), 0),
    unknown: piecesOf(entries) - piecesOf(known),
  }
}

const piecesOf = (entries: readonly CountedEntry[]): number =>
  entries.reduce((sum, { quantity }) => sum + quantity, 0)

/** Adds up a house: equal things to order are one line. */
export function houseSums(entries: readonly CountedEntry[]): HouseSums {
  const fans = entries.filter(({ isFan }) => isFan)
  const lights = entries.filter(({ isFan }) => !isFan)
  const needed = (Object.keys(NEED_NAMES) as NeedName[]).flatMap((name) => {
    const quantities = new Map<string, number>()
    for (const { quantity, hung } of entries) {
      for (const one of hung?.items ?? []) {
        if (one.name === name)
          quantities.set(one.item, (quantities.get(one.item) ?? 0) + quantity * one.quantity)
      }
    }
    const items = [...quantities].map(([item, sum]) => ({ item, quantity: sum }))
    return items.length > 0 ? [{ name, items }] : []
  })
  return {
    fans: piecesOf(fans),
    lights: piecesOf(lights),
    needed,
    fanWatts: wattsOf(fans),
    lightWatts: wattsOf(lights),
  }
}
