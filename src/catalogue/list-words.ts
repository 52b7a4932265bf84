/** The word on the buttons that save a product, and in the sentences about them. */
export const KEEP_WORD = 'Save'

export const MY_LIST = 'My List'

/** The name of a product's Save button. */
export const keepLabel = (title: string): string => `${KEEP_WORD} ${title}`
