import { sidesAsSeen } from '../../../../catalogue/rules/fixture-dimensions.ts'
import { LANTERN_MIDDLE_INCHES } from '../../../../catalogue/rules/spot/spots/door.ts'
import { Dimension } from '../../../../drawing/Dimension.tsx'
import { Drawing } from '../../../../drawing/Drawing.tsx'
import { Person } from '../../../../drawing/Person.tsx'
import { rounded } from '../../../../drawing/sheet.ts'
import { inchesText } from '../../measurement-text.ts'
import { type DrawnLights, drawnLights } from './drawn-lights.ts'
import { LightsElevation } from './LightsElevation.tsx'
import type { LitSpot } from './lit-spot.ts'
import { spotSheet, USUAL } from './spot-sheet.ts'

const PERSON_INCHES = 24
const HALF_DOOR = USUAL.doorWidth / 2

/** A leaf with four panels and its knob, in its frame. */
const doorPath = (height: number): string => {
  const [upper, lower] = [rounded(height * 0.53), rounded(height * 0.39)]
  const panel = (x: number, y: number, tall: number) => `M${x} ${-y}h10v${-tall}h-10Z`
  return [-13, 3].map((x) => panel(x, height - upper + 2, upper - 8) + panel(x, 6, lower - 2)).join('')
}

/** Two beside the frame of a door, or one. */
function lanterns(lit: LitSpot): DrawnLights {
  const { widthInches } = sidesAsSeen(lit.fixture)
  const beside = HALF_DOOR + USUAL.besideDoor + widthInches / 2
  return drawnLights(lit, {
    middles: lit.fit.size.count === 2 ? [-beside, beside] : [beside],
    edgeInches: LANTERN_MIDDLE_INCHES - lit.fixture.fixtureHeight / 2,
  })
}

/**
 * A door from outside, to scale, with a pair of lanterns or one beside it, and a person 5 ft 8 in. tall. The middle of the
 * threshold is at 0, heights are negative.
 */
export function DoorElevation({ isSmall = false, ...lit }: LitSpot & { isSmall?: boolean }) {
  const [doorInches = 0] = lit.spot.sizes
  const lights = lanterns(lit)
  const { outline, middles, edgeInches, isWarning } = lights
  const isPair = middles.length === 2
  const last = middles.at(-1) ?? 0
  const reach = last + outline.widthInches / 2
  const left = isPair ? -reach : -HALF_DOOR - 2
  const right = reach + (isSmall ? 2 : PERSON_INCHES + 6)
  const top = Math.max(doorInches + 2, edgeInches + outline.heightInches)
  const sheet = spotSheet(left, right, top, isSmall)
  const px = (count: number) => count * sheet.inchesPerPx
  const words = {
    title: `Front view: ${isPair ? 'a pair of lanterns' : 'a lantern'} of ${inchesText(outline.heightInches)} beside a door of ${inchesText(doorInches)}`,
    description: `The center is ${inchesText(LANTERN_MIDDLE_INCHES)} above the threshold. A person 5 ft 8 in. tall stands beside it.`,
  }
  return (
    <Drawing sheet={sheet} top={-top} {...(!isSmall && words)}>
      <path
        className="walls"
        d={`M${-HALF_DOOR - 1} 0V${-doorInches - 1}H${HALF_DOOR + 1}V0M${rounded(left)} 0H${rounded(right)}`}
      />
      <path d={`${doorPath(doorInches)}M14-37v3`} />
      <LightsElevation lights={lights} />
      {!isSmall && (
        <>
          <Person x={rounded(right - PERSON_INCHES / 2)} />
          <Dimension sheet={sheet} y={[-doorInches, 0]} at={left - px(9)} label={inchesText(doorInches)} />
          <Dimension
            sheet={sheet}
            y={[-LANTERN_MIDDLE_INCHES, 0]}
            at={last}
            side="after"
            label={inchesText(LANTERN_MIDDLE_INCHES)}
          />
          <Dimension
            isWarning={isWarning}
            sheet={sheet}
            y={[-edgeInches - outline.heightInches, -edgeInches]}
            at={reach + px(7)}
            side="after"
            label={inchesText(outline.heightInches)}
          />
        </>
      )}
    </Drawing>
  )
}
