const INCHES_IN_A_FOOT = 12
/** Quarters are finer than anyone measures a room, and what two decimals of a foot in an address can express. */
const toSteps = (inches: number): number => Math.round(inches * 4) / 4

const NUMBER = String.raw`(\d+(?:\.\d+)?|\.\d+)`
const FEET = String.raw`(?:'|ft\.?|feet|foot)`
const INCHES = String.raw`(?:"|in\.?|inch|inches)`

const FEET_AND_INCHES = new RegExp(String.raw`^(\d+)\s*${FEET}[\s.-]*(?:and\s*)?${NUMBER}\s*${INCHES}?$`)
const FEET_DASH_INCHES = new RegExp(String.raw`^(\d+)\s*[-–]\s*${NUMBER}$`)
const FEET_ONLY = new RegExp(String.raw`^${NUMBER}\s*${FEET}?$`)
const INCHES_ONLY = new RegExp(String.raw`^${NUMBER}\s*${INCHES}$`)
const NUMBER_ONLY = new RegExp(`^${NUMBER}$`)

/** Full-width digits, curly marks, fractions and a decimal comma, each in the one form that is read below. */
const plain = (text: string): string =>
  text
    .replace(/[¼½¾]/g, ' $&')
    .replace(/[′’‘´`]/g, "'")
    .replace(/[″“”]/g, '"')
    // The character ½ becomes a 1, a special slash and a 2.
    .normalize('NFKC')
    .replaceAll('⁄', '/')
    .toLowerCase()
    .replaceAll("''", '"')
    .replaceAll(',', '.')
    .replace(/(?:(\d+)[\s-]+)?(\d)\/(\d)/g, (_, whole = 0, above, below) => String(+whole + above / below))
    .trim()

function inchesIn(text: string): number | undefined {
  const [, feet, inches] = FEET_AND_INCHES.exec(text) ?? FEET_DASH_INCHES.exec(text) ?? []
  if (feet && inches) {
    return Number(inches) < INCHES_IN_A_FOOT ? Number(feet) * INCHES_IN_A_FOOT + Number(inches) : undefined
  }
  const [, onlyInches] = INCHES_ONLY.exec(text) ?? []
  if (onlyInches) return Number(onlyInches)
  const [, onlyFeet] = FEET_ONLY.exec(text) ?? []
  return onlyFeet ? Number(onlyFeet) * INCHES_IN_A_FOOT : undefined
}

/**
 * A measurement as people write it, in inches, to the nearest quarter: `12`, `12.5`, `12,5`, `12'`,
 * `12'6"`, `12 ft 6 in`, `12-6`, `12 1/2`, `150 in`.
 *
 * @param unit of a number without one
 * @returns undefined for a text of any other form
 */
export function parseMeasurement(text: string, unit: 'feet' | 'inches' = 'feet'): number | undefined {
  const written = plain(text)
  const inches = unit === 'inches' && NUMBER_ONLY.test(written) ? Number(written) : inchesIn(written)
  return inches === undefined ? undefined : toSteps(inches)
}

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
  return inches >= 0 ? toSteps(inches) : undefined
}
