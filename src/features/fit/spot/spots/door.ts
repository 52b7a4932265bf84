import {
  LANTERN_MIDDLE_INCHES,
  pairAtDoor,
  singleAtDoor,
} from '../../../../catalogue/rules/spot/spots/door.ts'
import { rangeText } from '../range-text.ts'
import { inInches, light, middleOf, type SpotGuide, type SpotTool } from '../spot-tool.ts'

export const DOOR_TOOL: SpotTool = {
  sentence: ['A door', inInches('size', 'Height', 'in. high')],
  usual: [{ sizes: [80] }, { sizes: [96] }, { sizes: [120] }],
  commonLight: ({ sizes: [doorInches = 0] }) => {
    const height = middleOf(pairAtDoor(doorInches).right)
    return light('Wall', 'Wet', Math.round(height * 0.48), height)
  },
  advice: ({ sizes: [doorInches = 0] }) => {
    const [pair, single] = [pairAtDoor, singleAtDoor].map((guide) => rangeText(guide(doorInches).right))
    return `Look for two lanterns ${pair} tall, or one of ${single}, centered ${LANTERN_MIDDLE_INCHES} in. above the threshold.`
  },
}

export const DOOR_GUIDE: SpotGuide = {
  size: 'Two about a quarter of the door’s height, or one about a third',
  height: `Centered ${LANTERN_MIDDLE_INCHES} in. above the threshold`,
}
