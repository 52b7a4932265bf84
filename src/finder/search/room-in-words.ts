/** A room in the words of a question, as addresses and people write it. */
export interface RoomInWords {
  /** `12x11` */
  room: string
  /** "12 by 11 ft" */
  text: string
  /** The question without the room. */
  rest: string
}

const LEAST_FEET = 5
const MOST_FEET = 60

const FEET = String.raw`(\d{1,2})\s*(?:'|′|’|ft\.?|feet|foot)?`
const ROOM = new RegExp(String.raw`(?<![\w.])${FEET}\s*(?:x|×|by)\s*${FEET}(?![\w.])(?:\s*room)?`, 'i')

/** The room that a question names by its length and width in whole feet: "12 by 11", "14x12 ft room"; undefined without one. */
export function roomInWords(typed: string): RoomInWords | undefined {
  const [words, length = '', width = ''] = ROOM.exec(typed) ?? []
  const isRoom = [length, width].map(Number).every((feet) => feet >= LEAST_FEET && feet <= MOST_FEET)
  if (words === undefined || !isRoom) return undefined
  return {
    room: `${length}x${width}`,
    text: `${length} by ${width} ft`,
    rest: typed.replace(words, ' ').trim(),
  }
}
