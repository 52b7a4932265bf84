import { type RefObject, useEffect, useState } from 'react'
import type { KnownSpot } from '../known-spot.ts'

/** Whether a table is round, and so has one measure: as it is known, or as it was pressed. */
export function useRound(
  { name, sizes }: KnownSpot,
  fieldset: RefObject<HTMLFieldSetElement | null>,
  onEdit: (isLeft: boolean) => void,
) {
  const [isRound, setRound] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const count = name === 'table' ? sizes?.length : undefined

  useEffect(() => {
    if (count !== undefined) setRound(count === 1)
  }, [count])

  // The fields are read once they are there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a press changes what the fields ask for.
  useEffect(() => {
    if (!isPressed) return
    setPressed(false)
    onEdit(false)
    fieldset.current?.querySelector<HTMLInputElement>('[name="length"]')?.focus()
  }, [isRound, isPressed])

  return {
    isRound,
    onRound: () => {
      setRound(!isRound)
      setPressed(true)
    },
  }
}
