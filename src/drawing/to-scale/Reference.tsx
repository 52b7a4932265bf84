import { Person } from '../Person.tsx'
import type { ReferenceName } from './nearest-reference.ts'

/** With its fingers up, its wrist at the line. */
const HAND =
  'M-1.2 0Q-1.6-1.2-1.55-3.6V-6.5a.37.37 0 0 1 .74 0V-4.2h.12V-7.13a.38.38 0 0 1 .76 0V-4.2h.12V-6.73a.37.37 0 0 1 .74 0V-3.9h.12V-5.5a.33.33 0 0 1 .66 0V-3Q1.7-1.2 1.3 0ZM-1.3-1.2Q-1.9-1.7-2.2-2.6L-2.75-4.1a.37.37 0 0 1 .68-.28L-1.4-3Z'
const DOOR = 'M-18 0V-80H18V0ZM-13-44V-75H13V-44ZM-13-6V-30H13V-6ZM14.5-37a1 1 0 0 1 0 2 1 1 0 0 1 0-2'

/** A hand, a person or a door of their usual size on the floor line at 0, for scale; `x` is its middle. */
export function Reference({ name, x }: { name: ReferenceName; x: number }) {
  if (name === 'person') return <Person x={x} />
  return (
    <path
      className="person"
      fillRule={name === 'door' ? 'evenodd' : undefined}
      transform={`translate(${x})`}
      d={name === 'door' ? DOOR : HAND}
    />
  )
}
