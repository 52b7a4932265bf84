import { isWithinLimits } from '../fit/limits.ts'

/** A room, or its ceiling, in the words of a question. */
export interface RoomInWords {
  /** As addresses write it: `{ room: '12x11', ceiling: '8' }`. */
  parameters: { room?: string; ceiling?: string }
  /** "a room of 12 by 11 ft, a ceiling of 8 ft" */
  text: string
  /** The question without the room. */
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
  isWithinLimits(name, Number(feet) * 12)

/**
 * The room that a question names in whole feet, by its length and width ("12 by 11", "14x12 ft room"), by its ceiling ("8 ft
 * ceiling", "under 9 ft"), or by both; undefined without one.
 */
export function roomInWords(typed: string): RoomInWords | undefined {
  const [roomWords = '', length = '', width = ''] = ROOM.exec(typed) ?? []
  const hasRoom = isPossible('length', length) && isPossible('width', width)
  const withoutRoom = hasRoom ? typed.replace(roomWords, ' ') : typed
  const [words = '', ceiling = ''] = CEILINGS.map((one) => one.exec(withoutRoom)).find(Boolean) ?? []
  const hasCeiling = isPossible('ceiling', ceiling)
  if (!hasRoom && !hasCeiling) return undefined
  return {
    parameters: { ...(hasRoom && { room: `${length}x${width}` }), ...(hasCeiling && { ceiling }) },
    text: [
      ...(hasRoom ? [`a room of ${length} by ${width} ft`] : []),
      ...(hasCeiling ? [`a ceiling of ${ceiling} ft`] : []),
    ].join(', '),
    rest: (hasCeiling ? withoutRoom.replace(words, ' ') : withoutRoom).trim(),
  }
}
