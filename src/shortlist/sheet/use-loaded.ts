import { useEffect, useState } from 'react'

/**
 * What `load` makes of a key: `loading` until it is there, `failed` when it rejects. After a change of the key the former
 * value stays until the next one is there.
 *
 * @param load the same function at every render
 */
export function useLoaded<Loaded>(
  key: string,
  load: (key: string) => Promise<Loaded>,
): Loaded | 'loading' | 'failed' {
  const [loaded, setLoaded] = useState<Loaded | 'loading' | 'failed'>('loading')

  useEffect(() => {
    let isOutdated = false
    const show = (found: Loaded | 'failed') => {
      if (!isOutdated) setLoaded(() => found)
    }
    load(key).then(show, () => show('failed'))
    return () => {
      isOutdated = true
    }
  }, [key, load])

  return loaded
}
