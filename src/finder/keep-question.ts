import { readDraft, writeDraft } from '../contact/form/draft.ts'
import { draftStorage } from '../contact/form/draft-storage.ts'

/**
 * Lets the message form begin with what was looked for, unless a message has been begun already. The words are the site's own
 * and the visitor's, never an address's.
 */
export function keepQuestion(text: string): void {
  const storage = draftStorage(window)
  const draft = readDraft(storage)
  if (!draft.contactFormMessage) writeDraft(storage, { ...draft, contactFormMessage: text })
}
