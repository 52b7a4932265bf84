/** Computes each answer once, since a product's photos and drawing are on several pages. */
export function memoized<Answer>(make: (key: string) => Answer): (key: string) => Answer {
  const answers = new Map<string, Answer>()
  return (key) => {
    const answer = answers.get(key) ?? make(key)
    answers.set(key, answer)
    return answer
  }
}
