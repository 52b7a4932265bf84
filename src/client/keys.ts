/** Names in the device's and the tab's storage, and of what scripts of this site share. */

/** On the device: the visitor's list, as an address writes it. */
export const LIST_KEY = 'my-list'
/** On the device: the room and the place of a light, as an address writes them. */
export const ROOM_KEY = 'room'

/** In the tab: the path of the page that it shows, and of the one before. */
export const CURRENT_PATH = 'current-path'
export const PREVIOUS_PATH = 'previous-path'
/** In the tab: the path that a back link led to, and before a list's path how far it was scrolled. */
export const BACK_TO = 'back-to'
export const OFFSET = 'offset:'

/** In the tab: the address of a list that was opened by Enter in the search, whose results take the focus. */
export const FOCUS_RESULTS = 'focus-results'

/** In the tab: the message that is being written, and the one that was sent last. */
export const DRAFT_KEY = 'contact-draft'
export const SENT_KEY = 'contact-sent'

/** Dispatched on the window when the address or what the device saves has changed (state.ts). */
export const STATE_CHANGED = 'parameters'

/** Where the counts of a page are posted to, and staff read them. */
export const COUNTS_PATH = '/counts'
