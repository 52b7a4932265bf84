import { KEEP_WORD } from '../../catalogue/list-words.ts'

/** The name of a product's button. */
export const keepLabel = (title: string): string => `${KEEP_WORD} ${title}`

/** What stands before and after the name, whatever the words are. */
const [BEFORE = '', AFTER = ''] = keepLabel('\n').split('\n')

/** The product's name in that of its button. */
export const titleInLabel = (label: string): string => label.slice(BEFORE.length, label.length - AFTER.length)
