/** Longer compounds than "Wi-Fi" or "10-foot" may break, to fit a narrow column. */
const MAX_CHARACTERS = 10
const COMPOUND = /(?<![\w-])(\w+(?:-\w+)+)(?![\w-])/

export function splitCompounds(text: string): { text: string; isWhole: boolean }[] {
  return text
    .split(COMPOUND)
    .map((piece, index) => ({ text: piece, isWhole: index % 2 === 1 && piece.length <= MAX_CHARACTERS }))
    .filter((piece) => piece.text !== '')
}
