const MAX_CHARACTERS = 160

/** The first whole sentences of a text that fit in a search result; a longer first sentence ends after a whole word. */
export function metaDescription(text: string): string {
  const sentences = text.match(/.+?[.!?]+(?=\s|$)/gs) ?? [text]
  let description = ''
  for (const sentence of sentences) {
    if ((description + sentence).length > MAX_CHARACTERS) break
    description += sentence
  }
  if (description) return description.trim()
  return `${text.slice(0, MAX_CHARACTERS - 1).replace(/[\s,;]+\S*$/, '')}…`
}
