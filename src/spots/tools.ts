import { asExample, sentence } from '../catalogue/rules/measurement-text.ts'
import { doorTool } from './door-tool.ts'
import { besideTool, mirrorTool } from './mirror-tools.ts'
import { roomTool } from './room-tool.ts'
import type { SpotFixture } from './spot.ts'
import { lightFit, type Spot, type SpotName, spotLabel } from './spots.ts'
import type { SpotTool } from './tool.ts'
import { islandTool, tableTool } from './top-tools.ts'

/** Advice, guide, examples and drawings. Apart from the spots: lists and messages need none of them. */
export const SPOT_TOOLS: Readonly<Record<SpotName, SpotTool>> = {
  table: tableTool,
  island: islandTool,
  mirror: mirrorTool,
  beside: besideTool,
  door: doorTool,
  room: roomTool,
}

export function commonFit(spot: Spot) {
  const fixture = SPOT_TOOLS[spot.name].commonLight(spot)
  return { spot, fixture, fit: lightFit(fixture, spot) }
}

export const exampleSpot = (name: SpotName): Spot => ({ name, ...SPOT_TOOLS[name].usual[0] })

/** The spot that a fixture is drawn in before a visitor gives one: the first it is right for, else that it also works in. */
export function exampleSpotFor(fixture: SpotFixture, name: SpotName): Spot {
  const usual = SPOT_TOOLS[name].usual.map((dimensions): Spot => ({ name, ...dimensions }))
  const withFit = (suits: 'right' | 'alsoWorks') =>
    usual.find((spot) => lightFit(fixture, spot).suits === suits)
  return withFit('right') ?? withFit('alsoWorks') ?? exampleSpot(name)
}

/** Introduces an example: "For example, over a 72 × 40 in. table …". */
export const spotExample = (spot: Spot, words: string): string =>
  asExample(`${sentence(spotLabel(spot))} ${words}`)
