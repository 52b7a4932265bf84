/** What a finish is of: a whole product, or a part of a mix-and-match fan (rule S4). */
export type FinishPart = 'finish' | 'body' | 'blades' | 'light'

/** What shoppers read over the finishes of a part, and after one of them. Nothing is found by these words. */
export const PART_WORDS: Readonly<Record<FinishPart, { label: string; after: string }>> = {
  finish: { label: 'Finish', after: '' },
  body: { label: 'Body', after: ' body' },
  blades: { label: 'Blades', after: ' blades' },
  light: { label: 'Light', after: ' light' },
}

/** What may be chosen for a part, with the words over it. */
export const partGroup = <Option>(part: FinishPart, options: Option[]) => ({
  part,
  label: PART_WORDS[part].label,
  options,
})
