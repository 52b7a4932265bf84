import { KEEP_WORD } from '../../catalogue/list-words.ts'

/** The name of a product's button. */
export const keepLabel = (title: string): string => `${KEEP_WORD} ${title}`

/** The product's name, which the name of its button ends with. */
export const titleInLabel = (label: string): string => label.slice(keepLabel('').length)
