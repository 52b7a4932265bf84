import { useState } from 'react'
import type { FitFilter } from '../fit/fit-filter.ts'
import type { Choices } from './choices.ts'

/**
 * Whether the tool of a room or a place, if the page has one, has told a visitor what its own change of a list comes to. The count of
 * the list then keeps silent, until something else is chosen.
 */
export function useToldByTool(fit: FitFilter | undefined, choices: Choices): boolean {
  const [last, setLast] = useState({ label: fit?.label, choices, isTold: false })
  if (last.label === fit?.label && last.choices === choices) return last.isTold
  const isOfTool = fit !== undefined && fit.label !== last.label
  const next = {
    label: fit?.label,
    choices,
    isTold: isOfTool && document.querySelector('.room-answer') !== null,
  }
  setLast(next)
  return next.isTold
}
