import { formatInches } from '../../../catalogue/rules/numbers.ts'
import { sidesOf } from '../../../catalogue/rules/room/floor.ts'
import type { Top } from '../../../catalogue/rules/spot/spot.ts'
import { Dimension } from '../../../drawing/Dimension.tsx'
import { Drawing } from '../../../drawing/Drawing.tsx'
import { FixturePlan } from '../../../drawing/FixturePlan.tsx'
import { inchesText } from '../../measurement-text.ts'
import type { DrawnLights } from './drawn-lights.ts'
import { spotSheet } from './spot-sheet.ts'

interface Props {
  top: Top
  lights: DrawnLights
}

const MARGIN_PX = 28
/** What a distance takes with its unit, in pixels of the sheet. */
const UNIT_PX = 36

/** A table or counter from above, to scale: its sides, the lights over it, and the middles of a row. */
export function TopPlan({ top, lights: { outline, places, isWarning } }: Props) {
  const { longer, shorter } = sidesOf(top)
  const sheet = spotSheet(0, longer, shorter, false)
  const at = 11 * sheet.inchesPerPx
  const isRow = places.length > 1
  // If there is no room for the unit, the number still fits.
  const isTight = (places[0] ?? 0) < UNIT_PX * sheet.inchesPerPx
  const size = top.isRound
    ? `${inchesText(longer)} across`
    : `${formatInches(longer)} by ${inchesText(shorter)}`
  const row = isRow
    ? `${places.length} lights in a row, centers ${inchesText((places[1] ?? 0) - (places[0] ?? 0))} apart, the first ${inchesText(places[0] ?? 0)} from the end`
    : `A light of ${inchesText(outline.widthInches)} in the middle`
  return (
    <Drawing
      sheet={sheet}
      top={0}
      bottom={shorter}
      above={MARGIN_PX}
      below={isRow ? MARGIN_PX : 3}
      title={`From above: ${size}`}
      description={`${row}.`}
    >
      {top.isRound ? (
        <circle className="walls" cx={longer / 2} cy={longer / 2} r={longer / 2} />
      ) : (
        <rect className="walls" width={longer} height={shorter} />
      )}
      {places.map((x) => (
        <FixturePlan key={x} {...outline} x={x} y={shorter / 2} isWarning={isWarning} />
      ))}
      <Dimension sheet={sheet} x={[0, longer]} at={-at} label={inchesText(longer)} />
      {!top.isRound && <Dimension sheet={sheet} y={[0, shorter]} at={-at} label={inchesText(shorter)} />}
      {isRow &&
        [0, ...places].map((from, index) => (
          <Dimension
            key={from}
            sheet={sheet}
            x={[from, places[index] ?? longer]}
            at={shorter + at}
            side="after"
            label={(isTight ? formatInches : inchesText)((places[index] ?? longer) - from)}
          />
        ))}
    </Drawing>
  )
}
