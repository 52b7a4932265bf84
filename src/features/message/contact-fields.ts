/** Where a message is posted to. */
export const CONTACT_API = '/api/contact'

/** The fields of a message, by the names of rule F5. */
export const CONTACT_FIELDS = ['contactFormName', 'contactFormEmail', 'contactFormMessage'] as const

export type ContactField = (typeof CONTACT_FIELDS)[number]

/** Counted as browsers count for `maxlength`: in UTF-16 code units, a line break being one. */
export const MAX_CHARACTERS: Readonly<Record<ContactField, number>> = {
  contactFormName: 100,
  contactFormEmail: 254,
  // A list of 60 products with the longest names in 24 rooms with every measure takes 19,000; 500 are for the words.
  contactFormMessage: 24_000,
}

/** A UUID made once per message, so that a message sent twice is recognized. */
export const SUBMISSION_ID = 'submissionId'

/** A field that people do not see, and robots fill in. */
export const HONEYPOT = 'contactFormWebsite'

/** The line of a message above its products. */
export const LIST_HEADING = 'Products on my list:'

/** The whole answer to a message that is sent or safely stored (rule F5). */
export const SUCCESS = 'Success'
