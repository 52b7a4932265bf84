const FIGURE = /^(\d[\d,]*) /
const FIGURE_SPACE = '\u2007'
const PUNCTUATION_SPACE = '\u2008'

/** The space that a figure's digits and commas would take. */
const blank = (figure: string): string =>
  figure.replace(/\d/g, FIGURE_SPACE).replaceAll(',', PUNCTUATION_SPACE)

/**
 * Lines that begin with a figure, put right under right: "9,450 CFM" begins where "11,200 CFM" has its second digit.
 * Spaces as wide as a digit do it, since digits of the typeface are all equally wide.
 */
export function alignFigures(lines: readonly string[]): string[] {
  const figures = lines.map((line) => FIGURE.exec(line)?.[1] ?? '')
  const longest = figures.reduce((found, figure) => (figure.length > found.length ? figure : found), '')
  return lines.map((line, place) => {
    const figure = figures[place]
    return figure ? blank(longest.slice(0, longest.length - figure.length)) + line : line
  })
}
