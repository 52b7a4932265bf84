/** "Wi-Fi", "15-watt", "10-foot": longer compounds may break, so that they fit a narrow column. */
const MOST_CHARACTERS = 10
const COMPOUND = /(?<![\w-])(\w+(?:-\w+)+)(?![\w-])/

/** A text in pieces; those that are short compounds stay on one line. */
export function splitCompounds(text: string): { text: string; isWhole: boolean }[] {
  return text
    .split(COMPOUND)
    .map((piece, index) => ({ text: piece, isWhole: index % 2 === 1 && piece.length <= MOST_CHARACTERS }))
    .filter((piece) => piece.text !== '')
}
