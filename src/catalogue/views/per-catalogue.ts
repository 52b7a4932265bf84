import type { Catalogue } from '../create-catalogue.ts'

/** Something derived from a whole catalog, made once per catalog instead of once per page. */
export function perCatalogue<Answer>(
  make: (catalogue: Catalogue) => Answer,
): (catalogue: Catalogue) => Answer {
  const answers = new WeakMap<Catalogue, Answer>()
  return (catalogue) => {
    const answer = answers.get(catalogue) ?? make(catalogue)
    answers.set(catalogue, answer)
    return answer
  }
}
