import type { ContactMessage } from './contact-schema.ts'
import { splitMessage } from './delivery/split-message.ts'
import { listByAddress, withEnclosedList } from './enclosed-list.ts'
import { askedList, askedRooms } from './form/asked-list.ts'

/**
 * The message of a form that was posted without its script, with the list that the address of its page names. A message that carries
 * a list already stays as it is.
 *
 * @param referer the page that it was posted from, as the browser says
 * @param site the origin that this page has to be of
 */
export function withReferredList(
  message: ContactMessage,
  referer: string | null,
  site: string,
): ContactMessage {
  const page = referer !== null && URL.canParse(referer) ? new URL(referer) : undefined
  const { contactFormMessage: words } = message
  if (page?.origin !== site || splitMessage(words, site).products.length > 0) return message
  const list = listByAddress(askedList(page.search, undefined), site, askedRooms(page.search, undefined))
  return { ...message, contactFormMessage: withEnclosedList(words, list) }
}
