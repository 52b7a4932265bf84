/** Dispatched on the link of a pressed picture once what enlarges it is loaded; bubbles. */
export const ENLARGE = 'enlarge'
