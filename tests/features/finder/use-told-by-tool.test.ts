import { expect, test } from 'vitest'
import type { Choices } from '../../../src/features/finder/choices.ts'
import { useToldByTool } from '../../../src/features/finder/use-told-by-tool.ts'
import type { FitFilter } from '../../../src/features/fit/fit-filter.ts'
import { aBrowser } from '../../client/a-browser.ts'
import { renderHook } from '../../client/render-hook.ts'
import { chosen } from './products.ts'

const TOOL = '<p class="room-answer">12 of our 20 fans fit.</p>'
const NOTHING: Choices = { ...chosen({}), words: '' }
const BLACK: Choices = { ...chosen({ finish: ['black'] }), words: '' }
const room = (label: string) => ({ label }) as FitFilter
const BEDROOM = room('14 × 12 ft room')

/** What the hook says of each state of a list in turn, in a page with this body. */
function told(html: string, ...states: [fit: FitFilter | undefined, choices: Choices][]): boolean[] {
  const { render } = renderHook(aBrowser({ html }).view, useToldByTool)
  return states.map((state) => render(...state))
}

test.each<[what: string, html: string, states: [FitFilter | undefined, Choices][], told: boolean[]]>([
  ['nothing is told before a room is given', TOOL, [[undefined, NOTHING]], [false]],
  [
    'a room that is given in the tool of the page is told there',
    TOOL,
    [
      [undefined, NOTHING],
      [BEDROOM, NOTHING],
    ],
    [false, true],
  ],
  [
    'on a page without a tool it is not',
    '',
    [
      [undefined, NOTHING],
      [BEDROOM, NOTHING],
    ],
    [false, false],
  ],
  ['a room that the page was opened with is not told by its tool', TOOL, [[BEDROOM, NOTHING]], [false]],
  [
    'it stays told while nothing else is chosen',
    TOOL,
    [
      [undefined, NOTHING],
      [BEDROOM, NOTHING],
      [room('14 × 12 ft room'), NOTHING],
    ],
    [false, true, true],
  ],
  [
    'another room is told as well',
    TOOL,
    [
      [undefined, NOTHING],
      [BEDROOM, NOTHING],
      [room('9 × 8 ft room'), BLACK],
    ],
    [false, true, true],
  ],
  [
    'a finish that is chosen after it is not the tool’s to tell',
    TOOL,
    [
      [undefined, NOTHING],
      [BEDROOM, NOTHING],
      [BEDROOM, BLACK],
    ],
    [false, true, false],
  ],
  [
    'a room that is taken back is not told',
    TOOL,
    [
      [undefined, NOTHING],
      [BEDROOM, NOTHING],
      [undefined, NOTHING],
    ],
    [false, true, false],
  ],
])('%s', (_, html, states, is) => {
  expect(told(html, ...states)).toEqual(is)
})
