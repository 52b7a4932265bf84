import { MIRROR_HEIGHTS } from '../../../../catalogue/rules/spot/spots/mirror.ts'
import { Dimension } from '../../../../drawing/Dimension.tsx'
import { Drawing } from '../../../../drawing/Drawing.tsx'
import { Person } from '../../../../drawing/Person.tsx'
import { rounded } from '../../../../drawing/sheet.ts'
import { inchesText } from '../../measurement-text.ts'
import { type DrawnLights, drawnLights } from './drawn-lights.ts'
import { LightsElevation } from './LightsElevation.tsx'
import type { LitSpot } from './lit-spot.ts'
import { MIRROR_TOP_INCHES, spotSheet, USUAL } from './spot-sheet.ts'

const PERSON_INCHES = 24
const LEAST_VANITY_INCHES = 24

/** A bar above a mirror, or a pair beside it. */
function mirrorLights(lit: LitSpot): DrawnLights {
  const { count, apartInches = 0 } = lit.fit.size
  return drawnLights(
    lit,
    count === 2
      ? {
          middles: [-apartInches / 2, apartInches / 2],
          edgeInches: MIRROR_HEIGHTS.pairMiddle - lit.fixture.fixtureHeight / 2,
        }
      : { middles: [0], edgeInches: MIRROR_TOP_INCHES + MIRROR_HEIGHTS.barAbove },
  )
}

/**
 * A mirror over a basin from the front, to scale, with a bar above it or a pair beside it, and a person 5 ft 8 in. tall. The
 * middle of the mirror is at 0, heights are negative.
 */
export function MirrorElevation({ isSmall = false, ...lit }: LitSpot & { isSmall?: boolean }) {
  const [mirrorInches = 0] = lit.spot.sizes
  const lights = mirrorLights(lit)
  const { outline, middles, edgeInches } = lights
  const [first = 0, second] = middles
  const half = mirrorInches / 2
  const vanity = Math.max(half, LEAST_VANITY_INCHES / 2)
  const reach = Math.max(vanity, (second ?? 0) + outline.widthInches / 2)
  const right = reach + (isSmall ? 2 : PERSON_INCHES)
  const top = Math.max(edgeInches + outline.heightInches, MIRROR_TOP_INCHES)
  const sheet = spotSheet(-reach - 2, right, top, isSmall)
  const px = (count: number) => count * sheet.inchesPerPx
  const isPair = second !== undefined
  const words = {
    title: isPair
      ? `Front view: a pair, centers ${inchesText(second - first)} apart`
      : `Front view: a light of ${inchesText(outline.widthInches)} over a mirror of ${inchesText(mirrorInches)}`,
    description: isPair
      ? `Beside a mirror of ${inchesText(mirrorInches)}, centers ${inchesText(MIRROR_HEIGHTS.pairMiddle)} above the floor, with a person 5 ft 8 in. tall.`
      : `Its lower edge is ${inchesText(MIRROR_HEIGHTS.barAbove)} above the mirror. A person 5 ft 8 in. tall stands beside it.`,
  }
  return (
    <Drawing sheet={sheet} top={-top} above={isSmall ? 3 : 22} {...(!isSmall && words)}>
      <rect
        className="glass"
        x={-half}
        y={-MIRROR_TOP_INCHES}
        width={mirrorInches}
        height={USUAL.mirrorHeight}
      />
      <path
        className="walls"
        d={`M${-vanity} ${-USUAL.vanity}H${vanity}v1.5H${-vanity}ZM${2 - vanity} ${1.5 - USUAL.vanity}V0M${vanity - 2} ${1.5 - USUAL.vanity}V0M${rounded(-reach - 2)} 0H${rounded(right)}`}
      />
      <path className="hub" d={`M-8 ${-USUAL.vanity}q1-4 4-4h8q3 0 4 4M0 ${-USUAL.vanity - 4}v-3h4`} />
      <LightsElevation lights={lights} />
      {!isSmall && (
        <>
          <Person x={rounded(reach + PERSON_INCHES / 2)} />
          <Dimension
            sheet={sheet}
            x={[-half, half]}
            at={-USUAL.mirrorFrom - 8}
            label={inchesText(mirrorInches)}
          />
          {isPair ? (
            <>
              <Dimension
                sheet={sheet}
                x={[first, second]}
                at={-top - px(6)}
                label={`${inchesText(second - first)} apart`}
              />
              <Dimension
                sheet={sheet}
                y={[-MIRROR_HEIGHTS.pairMiddle, 0]}
                at={-reach - px(9)}
                label={inchesText(MIRROR_HEIGHTS.pairMiddle)}
              />
            </>
          ) : (
            <Dimension
              isWarning={lights.isWarning}
              sheet={sheet}
              x={[-outline.widthInches / 2, outline.widthInches / 2]}
              at={-top - px(6)}
              label={inchesText(outline.widthInches)}
            />
          )}
        </>
      )}
    </Drawing>
  )
}
