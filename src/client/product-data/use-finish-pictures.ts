import { useLoaded } from '../react.tsx'
import type { InFinish, RequestedFinish } from './finish-pictures.ts'

const unchanged: InFinish = (product) => product

async function load(key: string) {
  const [address, finishes] = JSON.parse(key) as [string, readonly RequestedFinish[]]
  const { showInFinishes } = await import('./finish-pictures.ts')
  return { key, show: await showInFinishes(address, finishes) }
}

/**
 * Returns how to show products in the requested finishes. Loads photos only if there are any; if that fails, the main photos stay.
 *
 * @param address of the list's product file
 * @returns undefined while loading
 */
export function useFinishPictures(
  address: string,
  finishes: readonly RequestedFinish[],
): InFinish | undefined {
  const key = finishes.length > 0 ? JSON.stringify([address, finishes]) : undefined
  const loaded = useLoaded(key, load)
  if (key === undefined || loaded === 'failed') return unchanged
  return loaded !== 'loading' && loaded.key === key ? loaded.show : undefined
}
