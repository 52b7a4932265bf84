import { useEffect, useState } from 'react'
import { keepOwnFan, keptOwnFan, type OwnFan, readOwnFan } from './own-fan.ts'

/** The visitor's own fan, known once the page is in a browser, and how to keep another. */
export function useOwnFan(): [own: OwnFan | undefined, keep: (own: OwnFan | undefined) => void] {
  const [own, setOwn] = useState<OwnFan>()
  useEffect(() => setOwn(readOwnFan(keptOwnFan(window))), [])
  const keep = (next: OwnFan | undefined) => {
    keepOwnFan(window, next)
    setOwn(next)
  }
  return [own, keep]
}
