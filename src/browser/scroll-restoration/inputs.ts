/** Once the visitor has used the page, it is no longer scrolled. */
export const INPUTS = ['wheel', 'pointerdown', 'keydown'] as const
