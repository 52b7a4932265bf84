import { useEffect } from 'react'
import { trackEvent } from '../../client/analytics/track-event.ts'

/** After a pause this long, typing has ended, and words that find nothing are counted. */
const PAUSE_MS = 1500

/** Counts words that find nothing, once typing has paused or the visitor leaves. */
export function useCountInVain(inVain: string | undefined) {
  useEffect(() => {
    if (!inVain) return undefined
    const tell = () => {
      stop()
      trackEvent('search', inVain)
    }
    const timer = setTimeout(tell, PAUSE_MS)
    const stop = () => {
      clearTimeout(timer)
      removeEventListener('visibilitychange', tell, true)
    }
    // A visitor may leave sooner; capturing, it comes before the page sends what is counted.
    addEventListener('visibilitychange', tell, true)
    return stop
  }, [inVain])
}
