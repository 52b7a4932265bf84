import { Door } from '../Door.tsx'
import { Hand } from '../Hand.tsx'
import { Person } from '../Person.tsx'
import type { ReferenceName } from './nearest-reference.ts'

const DRAWN = { hand: Hand, person: Person, door: Door }

/** A hand, a person or a door on the floor line at 0, `x` its middle. */
export function Reference({ name, x }: { name: ReferenceName; x: number }) {
  const Drawn = DRAWN[name]
  return <Drawn x={x} />
}
