import { useEffect, useState } from 'react'

/** Whether React has hydrated; false in the built page. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}
