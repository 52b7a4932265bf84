/** The windows that journeys are walked in, in px. */
export const PHONE = { width: 390, height: 844 }
export const DESK = { width: 1280, height: 800 }
