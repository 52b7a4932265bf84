/**
 * Names by which scripts of this site reach each other. Constants alone: the build writes each into what uses it, so that no page
 * waits for one script more.
 */

/** On the device: the visitor's list, as an address writes it. */
export const LIST_KEY = 'my-list'
/** On the device: the room and the place of a light, as an address writes them. */
export const ROOM_KEY = 'room'

/** In the tab: products of pressed Keep buttons that were not answered before the page was left, as an address writes a list. */
export const UNANSWERED_KEY = 'keep-unanswered'
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
/** Dispatched within an island by what needs it started for a visitor; bubbles. */
export const START_ISLAND = 'start-island'
/** Dispatched by an island when it answers to the visitor. */
export const ISLAND_READY = 'island-ready'
/** Dispatched on a button of the list, Keep or My List, for a click, once its script has run; bubbles. */
export const LIST_PRESS = 'list-press'
/** Dispatched on the document with an item that was just kept, once the script that offers it a room has loaded. */
export const KEPT = 'kept'
/** Dispatched on the link of a pressed picture once the script that enlarges it has loaded; bubbles. */
export const ENLARGE = 'enlarge'
/** Dispatched on a pressed "Turn it" once the script that shows models has loaded; bubbles. */
export const TURN = 'turn'
/** The same of a pressed "Hang it". */
export const HANG = 'hang'
/** Dispatched on the document with a function that takes what the script that shows models makes of one to hang it. */
export const HANG_TOOLS = 'hang-tools'
/** Dispatched on the document when the results that an address asks for are shown. */
export const RESULTS_SHOWN = 'results-shown'

/** Where the counts of a page are posted to, and staff read them. */
export const COUNTS_PATH = '/counts'
