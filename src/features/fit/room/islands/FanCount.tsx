import { formatInches } from '../../../../catalogue/rules/numbers.ts'
import { type Floor, spanChoices } from '../../../../catalogue/rules/room/span-fit.ts'
import type { NamedRoom } from '../../visitor.ts'
import { commonFan } from '../common-fan.ts'

const WAYS = [2, 1] as const

function label(floor: Floor, fans: 1 | 2): string {
  const size = `${formatInches(commonFan(floor, fans).spanInches)}\u00a0in.`
  return fans === 2 ? `Two ${size} fans` : `One ${size} fan`
}

interface Props {
  room: NamedRoom
  onChange(room: NamedRoom): void
}

/** Two fans or one, in a room that either way is right for. */
export function FanCount({ room, onChange }: Props) {
  const { floor } = room
  if (!floor || spanChoices(floor).length < WAYS.length) return null
  return (
    <div className="row-choice script-only" role="radiogroup" aria-label="How many fans">
      {WAYS.map((fans) => (
        <label className="choice" key={fans}>
          <input
            type="radio"
            name="fans"
            checked={fans === room.fans}
            onChange={() => onChange({ ...room, fans })}
          />
          <span>{label(floor, fans)}</span>
        </label>
      ))}
    </div>
  )
}
