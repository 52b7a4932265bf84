import { formatInches } from '../../../../catalogue/rules/numbers.ts'
import { sidesOfTop } from '../../../../catalogue/rules/spot/over-top.ts'
import { rowMiddles } from '../../../../catalogue/rules/spot/spots/island.ts'
import { fixtureOutline } from '../../../../catalogue/views/fixture-outline.ts'
import { Dimension } from '../../../../drawing/Dimension.tsx'
import { Drawing } from '../../../../drawing/Drawing.tsx'
import { FixturePlan } from '../../../../drawing/FixturePlan.tsx'
import { inchesText } from '../../measurement-text.ts'
import type { LitSpot } from './lit-spot.ts'
import { spotSheet } from './spot-sheet.ts'

const MARGIN_PX = 28
/** What a distance takes with its unit, in pixels of the sheet. */
const UNIT_PX = 36

/** A table or counter from above, to scale: its sides, the lights over it, and the middles of a row. */
export function TopPlan({ spot: { sizes }, fixture, fit, drawing }: LitSpot) {
  const { longer, shorter } = sidesOfTop(sizes)
  const isRound = sizes.length === 1
  const outline = fixtureOutline(fixture)
  const middles = rowMiddles(longer, fit.size.count)
  const sheet = spotSheet(0, longer, shorter, false)
  const at = 11 * sheet.inchesPerPx
  const isRow = middles.length > 1
  // If there is no room for the unit, the number still fits.
  const isTight = (middles[0] ?? 0) < UNIT_PX * sheet.inchesPerPx
  const size = isRound ? `${inchesText(longer)} across` : `${formatInches(longer)} by ${inchesText(shorter)}`
  const row = isRow
    ? `${middles.length} lights in a row, centers ${inchesText((middles[1] ?? 0) - (middles[0] ?? 0))} apart, the first ${inchesText(middles[0] ?? 0)} from the end`
    : `A light of ${inchesText(outline.widthInches)} in the middle`
  return (
    <Drawing
      sheet={sheet}
      top={0}
      bottom={shorter}
      above={MARGIN_PX}
      below={isRow ? MARGIN_PX : 3}
      title={`From above: a top of ${size}`}
      description={`${row}.`}
    >
      {isRound ? (
        <circle className="walls" cx={longer / 2} cy={longer / 2} r={longer / 2} />
      ) : (
        <rect className="walls" width={longer} height={shorter} />
      )}
      {middles.map((x) => (
        <FixturePlan
          key={x}
          {...outline}
          {...{ drawing }}
          x={x}
          y={shorter / 2}
          isWarning={fit.suits === 'no'}
        />
      ))}
      <Dimension sheet={sheet} x={[0, longer]} at={-at} label={inchesText(longer)} />
      {!isRound && <Dimension sheet={sheet} y={[0, shorter]} at={-at} label={inchesText(shorter)} />}
      {isRow &&
        [0, ...middles].map((from, index) => (
          <Dimension
            key={from}
            sheet={sheet}
            x={[from, middles[index] ?? longer]}
            at={shorter + at}
            side="after"
            label={(isTight ? formatInches : inchesText)((middles[index] ?? longer) - from)}
          />
        ))}
    </Drawing>
  )
}
