import { isWithin, LIMITS } from '../fit/room-address.ts'

export interface RoomInWords {
  /** Address parameters: `{ room: '12x11', ceiling: '8' }`. */
  parameters: { room?: string; ceiling?: string }
  rest: string
}

const FEET = String.raw`(\d{1,2})\s*(?:'|′|’|-?ft\.?|feet|-?foot)?`
const ROOM = new RegExp(String.raw`(?<![\w.])${FEET}\s*(?:x|×|by)\s*${FEET}(?![\w.])(?:\s*room)?`, 'i')
const CEILINGS = [
  String.raw`(?:under|below|with|for)?\s*(?:an?\s+)?(?<![\w.])${FEET}\s*(?:high\s+)?ceilings?\b`,
  String.raw`\bceilings?\s*(?:of\s+)?${FEET}(?![\w.])`,
  String.raw`\bunder\s+(\d{1,2})\s*(?:'|′|’|-?ft\.?|feet|-?foot)(?![\w.])`,
].map((words) => new RegExp(words, 'i'))

const isPossible = (name: 'length' | 'width' | 'ceiling', feet: string): boolean =>
  isWithin(LIMITS[name], Number(feet) * 12)

/** In whole feet: "12 by 11", "14x12 ft room", "8 ft ceiling", "under 9 ft". */
export function roomInWords(typed: string): RoomInWords | undefined {
  const [roomWords = '', length = '', width = ''] = ROOM.exec(typed) ?? []
  const hasRoom = isPossible('length', length) && isPossible('width', width)
  const withoutRoom = hasRoom ? typed.replace(roomWords, ' ') : typed
  const [words = '', ceiling = ''] = CEILINGS.map((one) => one.exec(withoutRoom)).find(Boolean) ?? []
  const hasCeiling = isPossible('ceiling', ceiling)
  if (!hasRoom && !hasCeiling) return undefined
  return {
    parameters: { ...(hasRoom && { room: `${length}x${width}` }), ...(hasCeiling && { ceiling }) },
    rest: (hasCeiling ? withoutRoom.replace(words, ' ') : withoutRoom).trim(),
  }
}

/** Sizes in inches, from the least to the most. */
export interface SizeRange {
  least: number
  most: number
}

export interface SizesInWords extends SizeRange {
  words: string
  rest: string
}

const UNIT = String.raw`\s*-?\s*(ft\b\.?|feet|foot|'|′|’|in\b\.?|inch(?:es)?|"|″|”)`
const figure = (name: string) => String.raw`(?<${name}>\d{1,3}(?:\.\d+)?)`
const BELOW = new RegExp(
  String.raw`(?<![\w.])(?<word>under|below|less than|smaller than|narrower than|up to|at most|max(?:imum)?)\s+${figure('to')}${UNIT}`,
  'i',
)
const ABOVE = new RegExp(
  String.raw`(?<![\w.])(?<word>over|above|more than|larger than|bigger than|wider than|at least|min(?:imum)?)\s+${figure('from')}${UNIT}`,
  'i',
)
const BETWEEN = new RegExp(
  String.raw`(?<![\w.])(?<word>between\s+)?${figure('from')}\s*(?:to|-|–|and)\s*${figure('to')}${UNIT}`,
  'i',
)
const FEET_ALONE = new RegExp(
  String.raw`(?<![\w.])${figure('feet')}\s*-?\s*(ft\b\.?|feet|foot|'|′|’)(?!\w)`,
  'i',
)
/** Things measured in feet other than fans and lights. */
const OTHER_THINGS = /ceiling|room|table|island|counter|mirror|door|rod\b|wall|tall|high|hall/i

/** Words that exclude the figure after them, in inches. */
const STRICT = /under|below|than|over|above/i
const STRICTLY = 0.01

/** Sizes that a question names: "under 30 in", "over 5 ft", "44 to 50 inches", "4 ft fan"; undefined without any. */
export function sizesInWords(typed: string): SizesInWords | undefined {
  const forms = [BETWEEN, BELOW, ABOVE, ...(OTHER_THINGS.test(typed) ? [] : [FEET_ALONE])]
  const match = forms.map((one) => one.exec(typed)).find((found) => found !== null)
  if (!match) return undefined
  const { word = '', feet, from = feet ?? 0, to = feet ?? Number.POSITIVE_INFINITY } = match.groups ?? {}
  const times = /^[f'′’]/i.test(match.at(-1) ?? '') ? 12 : 1
  const margin = STRICT.test(word) ? STRICTLY : 0
  return {
    words: match[0].trim(),
    least: Number(from) * times + margin,
    most: Number(to) * times - margin,
    rest: typed.replace(match[0], ' ').trim(),
  }
}
