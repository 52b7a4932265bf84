/** The word of the buttons that put a product on the list. */
export const KEEP_WORD = 'Keep'

/** The name of a product's button. */
export const keepLabel = (title: string): string => `${KEEP_WORD} ${title}`

/** The product's name in that of its button. */
export const titleInLabel = (label: string): string => label.slice(keepLabel('').length)
