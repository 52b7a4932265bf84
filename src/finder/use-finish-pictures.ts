import { useEffect, useState } from 'react'
import type { AskedFinish, InFinish } from '../product-data/finish-pictures.ts'

const asTheyAre: InFinish = (product) => product

/**
 * How products are shown while some finishes are asked for. Pictures of finishes are fetched only then; when they cannot be had,
 * the main pictures stay.
 *
 * @param address of the file of the list's products
 * @returns undefined while the pictures' file is loading
 */
export function useFinishPictures(address: string, asked: readonly AskedFinish[]): InFinish | undefined {
  const key = JSON.stringify(asked)
  const [loaded, setLoaded] = useState({ key: '[]', show: asTheyAre })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that is asked for.
  useEffect(() => {
    let isCurrent = true
    const showAs = (show: InFinish) => {
      if (isCurrent) setLoaded({ key, show })
    }
    if (asked.length === 0) showAs(asTheyAre)
    else
      import('../product-data/finish-pictures.ts')
        .then(({ showInFinishes }) => showInFinishes(address, asked))
        .then(showAs, () => showAs(asTheyAre))
    return () => {
      isCurrent = false
    }
  }, [address, key])
  return loaded.key === key ? loaded.show : undefined
}
