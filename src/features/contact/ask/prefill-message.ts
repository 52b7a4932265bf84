import { readDraft, writeDraft } from '../../message/draft.ts'

/**
 * Fills the message of the contact form with what the visitor is looking for, unless its draft has a message already.
 *
 * @param text the site's own words and the visitor's; never text of the address, which may come from someone else
 */
export function prefillMessage(text: string): void {
  const draft = readDraft(window)
  if (!draft?.contactFormMessage) writeDraft(window, { ...draft, contactFormMessage: text })
}
