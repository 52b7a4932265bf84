/** Makes each answer once: a product is on several pages and lists, with its pictures and drawing on all of them. */
export function memoized<Answer>(make: (key: string) => Answer): (key: string) => Answer {
  const answers = new Map<string, Answer>()
  return (key) => {
    const answer = answers.get(key) ?? make(key)
    answers.set(key, answer)
    return answer
  }
}
