import { counted } from '../../../catalogue/rules/numbers.ts'

/** What is said of rooms and measures in a link that are none: "2 measures in the link could not be read." */
export const unreadText = (unread: number): string =>
  `${counted(unread, 'measure')} of the rooms in the link could not be read.`
