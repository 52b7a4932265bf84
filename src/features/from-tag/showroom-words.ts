/** The words before a product's spot in the showroom: on its page, and for a visitor in front of it. */
export const SHOWROOM_WORDS = { seeIt: 'See it in the showroom', onDisplay: 'On display' } as const
