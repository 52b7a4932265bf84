/** What is said before where a product hangs in the showroom: on its page, and to someone standing in front of it. */
export const SHOWROOM_WORDS = { seeIt: 'See it in the showroom', onDisplay: 'On display' } as const
