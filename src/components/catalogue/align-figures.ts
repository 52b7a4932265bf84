const MEASURE = /^(?<figure>\d[\d,]*) (?<unit>\S+)/
const FIGURE_SPACE = '\u2007'
const PUNCTUATION_SPACE = '\u2008'

/** The space that a figure's digits and commas would take. */
const blank = (figure: string): string =>
  figure.replace(/\d/g, FIGURE_SPACE).replaceAll(',', PUNCTUATION_SPACE)

/**
 * Right-aligns figures of one unit: "9,450 CFM" begins under the second digit of "11,200 CFM". It uses digit-wide spaces, since
 * all digits of the typeface have the same width. Watts and lumens are not compared, so they stay.
 */
export function alignFigures(lines: readonly string[]): string[] {
  const measures = lines.map((line) => MEASURE.exec(line)?.groups)
  return lines.map((line, index) => {
    const own = measures[index]
    if (!own) return line
    const longest = measures
      .filter((measure) => measure?.unit === own.unit)
      .map((measure) => measure?.figure ?? '')
      .reduce((found, figure) => (figure.length > found.length ? figure : found), '')
    return blank(longest.slice(0, longest.length - (own.figure?.length ?? 0))) + line
  })
}
