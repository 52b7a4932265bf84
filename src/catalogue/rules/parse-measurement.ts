const INCHES_IN_A_FOOT = 12

/** Normalizes curly marks, full-width digits, commas and words for a half. */
const plain = (text: string): string =>
  text
    // ½ and ⅜ follow their whole number at once.
    .replace(/[\u00bc-\u00be\u2150-\u215e]/g, ' $&')
    .replace(/[′’‘‛´`ʹʼ]/g, "'")
    .replace(/[″“”„‟ʺ]/g, '"')
    // The character ½ becomes a 1, a special slash and a 2.
    .normalize('NFKC')
    .replace(/\p{Pd}|−/gu, '-')
    .toLowerCase()
    .replaceAll("''", '"')
    .replace(/\band a half\b/, '1⁄2')
    // Thousands, else a decimal comma.
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replaceAll(',', '.')

const FRACTION =
  /(?:(?<![\d.])(\d+)(?:\s*(?:-|and|&)\s*|\s+))?(?<![\d./⁄])(\d+)\s*([/⁄])\s*(\d+)(?!\s*[\d./⁄])/g

/** Fractions become decimals: `35 3/16` is `35.1875`. Impossible ones, such as `5/0`, stay. */
const withDecimals = (text: string, isFraction?: (whole: string | undefined, slash: string) => boolean) =>
  text.replace(FRACTION, (written, whole, above, slash, below) => {
    const part = above / below
    const isProper = Number.isFinite(part) && (part < 1 || !whole)
    return isProper && (isFraction?.(whole, slash) ?? true) ? ` ${Number(whole ?? 0) + part}` : written
  })

/** In inches. */
const UNITS = { ft: INCHES_IN_A_FOOT, in: 1, mm: 1 / 25.4, cm: 10 / 25.4, m: 1000 / 25.4 } as const

/** Each unit by its short name: `6 feet` as `6 ft`, `5'` as `5ft`. */
const withUnits = (text: string): string =>
  text
    .replace(/(?:'|(?<![a-z])f(?:ee|oo)?t(?![a-z])\.?)/g, 'ft')
    .replace(/(?:"|(?<![a-z])in(?:ch(?:es)?)?(?![a-z])\.?)/g, 'in')
    .replace(/(?<![a-z])(m?)(?:illi)?(c?)(?:enti)?met(?:er|re)s?(?![a-z])/g, '$1$2m')

const FIGURE = String.raw`(\d+(?:\.\d+)?|\.\d+)(?:[\s-]*(ft|in|mm|cm|m)(?![a-z])\.?)?`
const ONE_OR_TWO = new RegExp(String.raw`^${FIGURE}(?:([\s.-]*)(?:and\s*)?${FIGURE})?$`)

/** `33-1/2` without a unit: like `12-6`, which is 12 ft 6 in., it may be either. */
const DASHED_FRACTION = /^\d+\s*-\s*\d+\s*[/⁄]\s*\d+$/

/** One measurement in feet, inches or both, or in meters, in inches. */
function inchesIn(text: string, unit: 'ft' | 'in'): number | undefined {
  const [, first, of = '', gap = '', second, ofSecond = ''] = ONE_OR_TWO.exec(text) ?? []
  if (!first) return undefined
  const figure = Number(first)
  if (!second) return figure * UNITS[(of || unit) as keyof typeof UNITS]
  const rest = Number(second)
  if (of === 'm' && ofSecond === 'cm') return figure * UNITS.m + rest * UNITS.cm
  const areFeetAndInches =
    (of === 'ft' || (of === '' && gap.includes('-'))) && (ofSecond === '' || ofSecond === 'in')
  const isReadable = areFeetAndInches && Number.isInteger(figure) && rest < INCHES_IN_A_FOOT
  return isReadable ? figure * INCHES_IN_A_FOOT + rest : undefined
}

/** Inches, to the nearest 64th, the finest mark of a tape; undefined if the text isn't one clear measurement. */
export function parseMeasurement(text: string, unit: 'ft' | 'in' = 'ft'): number | undefined {
  if (unit === 'ft' && DASHED_FRACTION.test(plain(text).trim())) return undefined
  const inches = inchesIn(withUnits(withDecimals(plain(text))).trim(), unit)
  return inches === undefined ? undefined : Math.round(inches * 64) / 64
}

/** A rise, then its run: `4/12` and `4:12` as roofers write it, `4 in 12`, `4 in per ft`. */
const RISE =
  /^(\d+(?:\.\d+)?|\.\d+)\s*(?:in)?\s*(?:(?:[/:]|in|per|for|a)\s*(?:12|each|every)?\s*(?:in|ft)?)?$/
const DEGREES = /^(\d+(?:\.\d+)?|\.\d+)\s*(?:°|deg\.?|degrees?)$/

/** Inches per foot, to the nearest quarter, of `4 1/2`, `4/12`, `4 in. per foot` or `18°`. */
export function parseSlope(text: string): number | undefined {
  // `4/12` is a rise; a fraction is written ½, or behind a whole number.
  const written = withDecimals(plain(text), (whole, slash) => whole !== undefined || slash === '⁄').trim()
  const [, degrees] = DEGREES.exec(written) ?? []
  const [, rise] = RISE.exec(withUnits(written)) ?? []
  const inches = degrees ? INCHES_IN_A_FOOT * Math.tan((Number(degrees) * Math.PI) / 180) : Number(rise)
  return inches >= 0 ? Math.round(inches * 4) / 4 : undefined
}
