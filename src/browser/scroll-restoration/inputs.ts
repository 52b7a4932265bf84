/** Once the visitor has used the page, it is not scrolled any more. */
export const INPUTS = ['wheel', 'pointerdown', 'keydown'] as const
