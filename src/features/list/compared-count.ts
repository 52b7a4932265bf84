/** As many as fit beside each other. */
export const MOST_COMPARED = 4
export const LEAST_COMPARED = 2
