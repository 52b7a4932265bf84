/** The word of the buttons that put a product on the list, and of the sentences and tags that speak of them. */
export const KEEP_WORD = 'Save'

export const MY_LIST = 'My List'
