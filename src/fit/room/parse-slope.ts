const INCHES_IN_A_FOOT = 12
const STEPS_IN_AN_INCH = 4

const NUMBER = String.raw`(\d+(?:\.\d+)?|\.\d+)`
const INCHES = String.raw`(?:"|in\.?|inch|inches)`
/** What a rise is for: `4/12` and `4:12` as roofers write it, `4 in 12`, `4 in. per foot`. */
const FOR_A_FOOT = String.raw`(?:(?:[/:]|in|per|for|a)\s*(?:12|each|every)?\s*(?:"|'|ft\.?|foot|${INCHES})?)`

const RISE = new RegExp(String.raw`^${NUMBER}\s*${INCHES}?\s*${FOR_A_FOOT}?$`)
const DEGREES = new RegExp(String.raw`^${NUMBER}\s*(?:°|deg\.?|degrees?)$`)

/**
 * The slope of a ceiling as people write it, as inches of rise for each foot, to the nearest quarter: `4`, `4.5`, `4 in.`,
 * `4/12`, `4 in. per foot`, `18°`.
 *
 * @returns undefined for a text of any other form
 */
export function parseSlope(text: string): number | undefined {
  const plain = text.replace(/[″“”]/g, '"').normalize('NFKC').toLowerCase().replaceAll(',', '.').trim()
  const [, degrees] = DEGREES.exec(plain) ?? []
  const [, rise] = RISE.exec(plain) ?? []
  const inches = degrees ? INCHES_IN_A_FOOT * Math.tan((Number(degrees) * Math.PI) / 180) : Number(rise)
  return inches >= 0 ? Math.round(inches * STEPS_IN_AN_INCH) / STEPS_IN_AN_INCH : undefined
}
