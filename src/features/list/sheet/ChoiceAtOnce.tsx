import type { ReactNode } from 'react'

interface Props {
  value: string
  /** Left out inside a label. */
  label?: string
  className?: string
  children: ReactNode
  onChoose(value: string): void
}

/** A select that acts at once. An arrow key opens its list, as it would otherwise choose without showing it (WCAG 3.2.2). */
export const ChoiceAtOnce = ({ value, label, className, children, onChoose }: Props) => (
  <select
    aria-label={label}
    className={className}
    value={value}
    onChange={({ target }) => onChoose(target.value)}
    onKeyDown={(event) => {
      const { key, currentTarget: select } = event
      if (!key.startsWith('Arrow') || !CSS.supports('selector(:open)') || select.matches(':open')) return
      event.preventDefault()
      select.showPicker()
    }}
  >
    {children}
  </select>
)
