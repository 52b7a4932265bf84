import { formatFeet } from '../../../../catalogue/rules/numbers.ts'
import { LEAST_IN_ROOM } from '../../../../catalogue/rules/spot/hanging-height.ts'
import { rowMiddles } from '../../../../catalogue/rules/spot/spots/island.ts'
import { edgesInRoom, lightsInRoom } from '../../../../catalogue/rules/spot/spots/room.ts'
import { Dimension } from '../../../../drawing/Dimension.tsx'
import { Drawing } from '../../../../drawing/Drawing.tsx'
import { Person } from '../../../../drawing/Person.tsx'
import { rounded } from '../../../../drawing/sheet.ts'
import { feetRoundedDown, inchesText, sentence } from '../../measurement-text.ts'
import { drawnLights } from './drawn-lights.ts'
import { LightsElevation } from './LightsElevation.tsx'
import type { LitSpot } from './lit-spot.ts'
import { spotSheet, USUAL } from './spot-sheet.ts'

/**
 * A room from the side, to scale, with its light, a hall with as many as it takes, the dashed line that none may reach below, and a person 5 ft 8 in. tall. The
 * floor is at 0, heights are negative.
 */
export function LitRoomElevation({ isSmall = false, ...lit }: LitSpot & { isSmall?: boolean }) {
  const { spot } = lit
  const { ceilingInches = USUAL.ceiling } = spot
  const [longer, shorter] = [Math.max(...spot.sizes), Math.min(...spot.sizes)]
  const middles = rowMiddles(longer, lightsInRoom(spot.sizes))
  const last = middles.at(-1) ?? 0
  const lights = drawnLights(lit, { middles, edgeInches: edgesInRoom(ceilingInches).aimInches })
  const { outline, edgeInches, isWarning } = lights
  const least = outline.mounting === 'Close to ceiling' ? LEAST_IN_ROOM.mounted : LEAST_IN_ROOM.hanging
  const sheet = spotSheet(0, longer, ceilingInches, isSmall)
  const px = (count: number) => count * sheet.inchesPerPx
  const half = outline.widthInches / 2
  const words = {
    title: `Front view: ${middles.length === 1 ? 'a light' : `${middles.length} lights`} of ${inchesText(outline.widthInches)}, ${middles.length === 1 ? 'its' : 'their'} lower edge at ${feetRoundedDown(edgeInches)}`,
    description: `A room of ${formatFeet(longer)} by ${formatFeet(shorter)} from the side, with a person 5 ft 8 in. tall. No light may hang lower than ${sentence(formatFeet(least))}`,
  }
  return (
    <Drawing sheet={sheet} top={-ceilingInches} {...(!isSmall && words)}>
      <LightsElevation lights={lights} ceilingInches={ceilingInches} />
      <Person x={rounded(longer * 0.2)} />
      <path className="walls" d={`M0 0V${-ceilingInches}H${longer}V0Z`} />
      {!isSmall && (
        <>
          {least < ceilingInches && (
            <g className="least">
              <path d={`M0 ${-least}H${longer}`} />
              <text x={rounded(longer - px(4))} y={-least} dy="1.1em" textAnchor="end">
                {formatFeet(least)}
              </text>
            </g>
          )}
          {spot.ceilingInches !== undefined && (
            <Dimension sheet={sheet} y={[-ceilingInches, 0]} at={-px(11)} label={formatFeet(ceilingInches)} />
          )}
          <path
            className="extension"
            d={`M${rounded(last + half)} ${-edgeInches}H${rounded(longer + px(11))}`}
          />
          <Dimension
            sheet={sheet}
            y={[-edgeInches, 0]}
            at={longer + px(11)}
            side="after"
            label={feetRoundedDown(edgeInches)}
          />
          <Dimension
            isWarning={isWarning}
            sheet={sheet}
            x={[last - half, last + half]}
            at={-Math.min(edgeInches, edgeInches - least < px(24) ? least : edgeInches) + px(8)}
            side="after"
            label={inchesText(outline.widthInches)}
          />
        </>
      )}
    </Drawing>
  )
}
