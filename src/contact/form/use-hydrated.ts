import { useEffect, useState } from 'react'

/** Whether the script is at work; false in the built page and while it comes to life. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}
