import { formatInches } from '../../catalogue/rules/numbers.ts'
import { USUAL_DROP_INCHES } from '../../catalogue/rules/room/mounting-height.ts'
import type { FanInRoom } from '../../catalogue/views/fan-in-room.ts'
import { Dimension } from '../Dimension.tsx'
import { Drawing } from '../Drawing.tsx'
import { FanElevation } from '../FanElevation.tsx'
import { FanPlan } from '../FanPlan.tsx'
import type { DrawnLines } from '../outline/line-drawing.ts'
import { OutlineLines } from '../outline/OutlineViews.tsx'
import { rounded } from '../sheet.ts'
import { nearestReference, REFERENCES } from './nearest-reference.ts'
import { productSheet } from './product-sheet.ts'
import { Reference } from './Reference.tsx'

/** The line of each span, in px of the sheet. */
const ROW_PX = 24
/** What motor and light take under the blades. */
const LIGHT_INCHES = 8

/** From the ceiling to the blades: a low profile fan's without a figure is unknown, as makers differ. */
const dropOf = ({ mounting, bladeDropInches }: FanInRoom): number | undefined =>
  mounting && (bladeDropInches ?? (mounting === 'Downrod' ? USUAL_DROP_INCHES : undefined))

function describe({ sizes, mounting, bladeDropInches }: FanInRoom): string {
  const spans = sizes.map((size) => `${formatInches(size)} in.`).join(', ')
  const drop = bladeDropInches !== undefined && mounting
  return `Blade span ${spans}${drop ? `; ${formatInches(bladeDropInches)} in. from the ceiling to the blades` : ''}`
}

interface Props {
  fan: FanInRoom
  /** Its line drawing, which the page's other drawings refer to. */
  own?: DrawnLines | undefined
}

/**
 * A fan as its maker's sheet shows it: from the side where it is known how it hangs, with its drop, and from above with
 * every span; beside what is nearest to it in size. follow-size.ts draws one of the spans alone.
 */
export function FanToScale({ fan, own }: Props) {
  const { sizes, bladeCount, hasLight, bladeDropInches } = fan
  const spanInches = Math.max(...sizes)
  const middle = spanInches / 2
  const drop = dropOf(fan)
  const elevationInches = drop === undefined ? 0 : drop + LIGHT_INCHES
  const reference = nearestReference(spanInches)
  const drawing = own?.drawing
  const sheet = productSheet(
    { acrossInches: spanInches, downInches: elevationInches + spanInches, downPx: sizes.length * ROW_PX },
    reference,
  )
  const { inchesPerPx } = sheet
  const rowInches = ROW_PX * inchesPerPx
  const underElevation = -spanInches - sizes.length * rowInches
  const ceiling = underElevation - elevationInches
  const blades = ceiling + (drop ?? 0)
  const top = Math.min(ceiling, -REFERENCES[reference].heightInches)
  return (
    <Drawing sheet={sheet} top={top} title={`${describe(fan)}; beside ${REFERENCES[reference].text}`}>
      {own && <OutlineLines lines={own.lines} />}
      {drop !== undefined && (
        <>
          <path className="walls" d={`M0 ${rounded(ceiling)}H${spanInches}`} />
          <g data-wide={spanInches}>
            <FanElevation x={middle} y={blades} {...{ spanInches, hasLight, drawing }} dropInches={drop} />
          </g>
          <Dimension
            sheet={sheet}
            y={[ceiling, blades]}
            at={-8 * inchesPerPx}
            label={
              bladeDropInches === undefined
                ? ['Drop', 'ask us']
                : ['Drop', `${formatInches(bladeDropInches)} in.`]
            }
          />
        </>
      )}
      {sizes.map((size, index) => (
        <g key={size} data-line-of={size}>
          <Dimension
            sheet={sheet}
            x={[middle - size / 2, middle + size / 2]}
            at={underElevation + (index + 0.7) * rowInches}
            label={`Span ${formatInches(size)} in.`}
          />
        </g>
      ))}
      <g data-round={spanInches}>
        <FanPlan x={middle} y={-middle} {...{ spanInches, bladeCount, hasLight, drawing }} />
      </g>
      {sizes.slice(0, -1).map((size) => (
        <circle key={size} className="sweep" cx={middle} cy={-middle} r={size / 2} data-line-of={size} />
      ))}
      <Reference name={reference} x={rounded(sheet.referenceX)} />
    </Drawing>
  )
}
