/** Dispatched on the link of a pressed picture once the script that enlarges it has loaded; bubbles. */
export const ENLARGE = 'enlarge'
