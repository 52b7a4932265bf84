import { useLoaded } from '../react.tsx'
import { type InFinish, type RequestedFinish, showInFinishes } from './finish-pictures.ts'

const unchanged: InFinish = (product) => product

async function loadFor(key: string) {
  const [address, finishes] = JSON.parse(key) as [string, readonly RequestedFinish[]]
  return { key, show: await showInFinishes(address, finishes) }
}

/**
 * Returns how to show products in the requested finishes. If the photos can't be loaded, the main photos stay.
 *
 * @param address of the list's product file
 * @returns undefined while loading
 */
export function useFinishPictures(
  address: string,
  finishes: readonly RequestedFinish[],
): InFinish | undefined {
  const key = finishes.length > 0 ? JSON.stringify([address, finishes]) : undefined
  const loaded = useLoaded(key, loadFor)
  if (key === undefined || loaded === 'failed') return unchanged
  return loaded !== 'loading' && loaded.key === key ? loaded.show : undefined
}
