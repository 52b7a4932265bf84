import { useLoaded } from '../react.tsx'
import type { InFinish, RequestedFinish } from './finish-pictures.ts'

const asTheyAre: InFinish = (product) => product

async function load(key: string) {
  const [address, finishes] = JSON.parse(key) as [string, readonly RequestedFinish[]]
  const { showInFinishes } = await import('./finish-pictures.ts')
  return { key, show: await showInFinishes(address, finishes) }
}

/**
 * How products are shown while some finishes are asked for. Pictures of finishes are fetched only then; when they cannot be had,
 * the main pictures stay.
 *
 * @param address of the file of the list's products
 * @returns undefined while the pictures' file is loading
 */
export function useFinishPictures(
  address: string,
  finishes: readonly RequestedFinish[],
): InFinish | undefined {
  const key = finishes.length > 0 ? JSON.stringify([address, finishes]) : undefined
  const loaded = useLoaded(key, load)
  if (key === undefined || loaded === 'failed') return asTheyAre
  return loaded !== 'loading' && loaded.key === key ? loaded.show : undefined
}
