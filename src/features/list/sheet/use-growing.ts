import { useEffect, useState } from 'react'
import { yieldToMain } from '../../../client/dom.ts'

/**
 * How many parts of something long are shown: few at first, then more after each paint, until all are, so that no task keeps a visitor
 * waiting.
 *
 * @param all how many there are
 * @param step how many are added at a time
 */
export function useGrowing(all: number, step: number): number {
  const [shown, setShown] = useState(step)
  const isWhole = shown >= all
  useEffect(() => {
    if (isWhole) return undefined
    // What has been shown whole stays so, whatever comes to it.
    const next = shown + step < all ? shown + step : Number.POSITIVE_INFINITY
    let isOver = false
    const frame = requestAnimationFrame(async () => {
      await yieldToMain()
      if (!isOver) setShown(next)
    })
    return () => {
      isOver = true
      cancelAnimationFrame(frame)
    }
  }, [shown, isWhole, step, all])
  return Math.min(shown, all)
}
