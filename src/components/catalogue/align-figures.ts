const MEASURE = /^(?<figure>\d[\d,]*) (?<unit>\S+)/
const FIGURE_SPACE = '\u2007'
const PUNCTUATION_SPACE = '\u2008'

/** The space that a figure's digits and commas would take. */
const blank = (figure: string): string =>
  figure.replace(/\d/g, FIGURE_SPACE).replaceAll(',', PUNCTUATION_SPACE)

/**
 * Figures of one unit put right under right: "9,450 CFM" begins where "11,200 CFM" has its second digit. Spaces as wide
 * as a digit do it, since digits of the typeface are all equally wide. Watts and lumens are not compared and stay.
 */
export function alignFigures(lines: readonly string[]): string[] {
  const measures = lines.map((line) => MEASURE.exec(line)?.groups)
  return lines.map((line, place) => {
    const own = measures[place]
    if (!own) return line
    const longest = measures
      .filter((measure) => measure?.unit === own.unit)
      .map((measure) => measure?.figure ?? '')
      .reduce((found, figure) => (figure.length > found.length ? figure : found), '')
    return blank(longest.slice(0, longest.length - (own.figure?.length ?? 0))) + line
  })
}
