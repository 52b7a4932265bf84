/** The word on the buttons that save a product, and in the sentences about them. */
export const KEEP_WORD = 'Save'

export const MY_LIST = 'My List'
