import { counted } from '../../../catalogue/rules/numbers.ts'

/** Notice about unreadable parts of a link: "We couldn’t read 2 measurements in the link." */
export const unreadText = (unread: number): string =>
  `We couldn’t read ${counted(unread, 'measurement')} in the link.`
