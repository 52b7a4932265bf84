import { formatInches } from '../../../../catalogue/rules/numbers.ts'
import type { SizeFit } from '../../../../catalogue/rules/room/fan-fit.ts'
import type { Floor } from '../../../../catalogue/rules/room/span-fit.ts'
import { SceneDrawing } from '../../../../drawing/SceneDrawing.tsx'
import { type DrawnFans, planOf } from '../RoomDrawing.tsx'
import { shortVerdict } from './size-verdict.ts'

interface Props {
  sizes: readonly SizeFit[]
  /** The size that is drawn large. */
  shown: number
  floor: Floor | undefined
  drawn: (spanInches: number, fans?: 1 | 2) => DrawnFans
  onChoose: (spanInches: number) => void
}

/** The sizes of a fan side by side in one room, each with its verdict; the chosen one is drawn large. */
export function SizeChoice({ sizes, shown, floor, drawn, onChoose }: Props) {
  return (
    <fieldset className="room-sizes side-by-side">
      <legend className="visually-hidden">Size in the drawing</legend>
      {sizes.map((size) => (
        <label className="choice" key={size.spanInches}>
          <input
            type="radio"
            name="room-size"
            checked={size.spanInches === shown}
            onChange={() => onChoose(size.spanInches)}
          />
          <span>
            <strong>{`${formatInches(size.spanInches)} in.`}</strong> {shortVerdict(size)}
          </span>
          {floor && (
            <span aria-hidden="true">
              <SceneDrawing
                scene={planOf(floor, drawn(size.spanInches, size.span?.fans), false)}
                size="half"
              />
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
}
