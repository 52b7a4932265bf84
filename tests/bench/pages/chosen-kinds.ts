import { PAGE_KINDS } from '../../e2e/page-kinds.ts'

// An unknown address answers 404, which Lighthouse will not measure; the page that it shows has an address too.
const ADDRESSES: Readonly<Record<string, string>> = { ...PAGE_KINDS, 'page not found': '/404' }

/**
 * What the words of a measurement choose: names of kinds of pages, all where there is none, and a number of visits of each. A word that
 * is neither ends the process, with the names that there are.
 */
export function chosenKinds(words: readonly string[]): {
  kinds: readonly (readonly [kind: string, address: string])[]
  visits: number | undefined
} {
  const visits = words.map(Number).find((number) => number >= 1)
  const names = words.filter((word) => Number.isNaN(Number(word)))
  const unknown = names.filter((name) => !(name in ADDRESSES))
  if (unknown.length > 0) {
    const known = Object.keys(ADDRESSES).join(', ')
    console.error(`No kind of page is called ${unknown.join(', ')}. There are: ${known}`)
    process.exit(1)
  }
  const all = Object.entries(ADDRESSES)
  return { kinds: names.length > 0 ? all.filter(([kind]) => names.includes(kind)) : all, visits }
}
