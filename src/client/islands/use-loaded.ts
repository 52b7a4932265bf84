import { useEffect, useState } from 'react'

/**
 * What `load` makes of a key: `loading` until it is there, `failed` when it rejects. After a change of the key the former
 * value stays until the next one is there.
 *
 * @param key undefined where nothing is to be loaded
 * @param load the same function at every render
 */
export function useLoaded<Key extends string, Loaded>(
  key: Key | undefined,
  load: (key: Key) => Promise<Loaded>,
): Loaded | 'loading' | 'failed' {
  const [loaded, setLoaded] = useState<Loaded | 'loading' | 'failed'>('loading')

  useEffect(() => {
    let isOutdated = false
    const show = (found: Loaded | 'failed') => {
      if (!isOutdated) setLoaded(() => found)
    }
    if (key !== undefined) load(key).then(show, () => show('failed'))
    return () => {
      isOutdated = true
    }
  }, [key, load])

  return loaded
}
