/** Keys of the device's and the tab's storage, and other names that scripts share. */

/** Device: the visitor's list, as in addresses. */
export const LIST_KEY = 'my-list'
/** Device: the visitor's room and spot, as in addresses. */
export const ROOM_KEY = 'room'

/** Tab: the paths of this page and the previous one. */
export const CURRENT_PATH = 'current-path'
export const PREVIOUS_PATH = 'previous-path'
/** Tab: the path of a clicked back link; followed by a list's path, its scroll offset. */
export const BACK_TO = 'back-to'
export const OFFSET = 'offset:'

/** Tab: the address of a list that Enter in the search opened, whose results get the focus. */
export const FOCUS_RESULTS = 'focus-results'

/** Tab: the message draft, and the last sent message. */
export const DRAFT_KEY = 'contact-draft'
export const SENT_KEY = 'contact-sent'

/** Window event: the address or the device's storage has changed (state.ts). */
export const STATE_CHANGED = 'parameters'

/** Pages post their counts here, and staff read them. */
export const COUNTS_PATH = '/counts'
/** Staff's device: the key of the weekly stats. */
export const MONDAY_KEY = 'monday-key'
