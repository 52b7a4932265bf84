/** What all products of a kind are called: over the results of a search, and in `content/search-words.json`. */
export const KIND_NAMES = { fans: 'Fans', fixtures: 'Lights' } as const
