import { type ReactNode, useRef, useState } from 'react'

interface Props {
  value: string
  label?: string
  children: ReactNode
  /** Before it may open. */
  onAsk?: () => void
  onChoose(value: string): void
}

/** Keys that choose in a closed select, one value after another. */
const STEPS = /^(Arrow(Up|Down|Left|Right)|Home|End|Page(Up|Down)|.)$/

/**
 * A select that acts as soon as something is chosen: from its open list at once. A key may choose in the closed one too, on the way to
 * another value, so such a choice counts with Enter or once the select is left.
 */
export function ChoiceAtOnce({ value, label, children, onAsk, onChoose }: Props) {
  const isStepping = useRef(false)
  const [pending, setPending] = useState<string>()
  const choose = (chosen: string | undefined) => {
    setPending(undefined)
    if (chosen !== undefined && chosen !== value) onChoose(chosen)
  }
  return (
    <select
      aria-label={label}
      value={pending ?? value}
      onFocus={onAsk}
      onPointerDown={() => {
        isStepping.current = false
        onAsk?.()
      }}
      onKeyDown={(event) => {
        const { key, altKey } = event
        isStepping.current = STEPS.test(key) && key !== ' ' && !altKey
        if (key !== 'Enter' || pending === undefined) return
        // It opens the list in some browsers.
        event.preventDefault()
        choose(pending)
      }}
      onBlur={() => choose(pending)}
      onChange={({ target }) => (isStepping.current ? setPending(target.value) : choose(target.value))}
    >
      {children}
    </select>
  )
}
