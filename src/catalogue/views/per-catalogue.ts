import type { Catalogue } from '../create-catalogue.ts'

/** What is made of a whole catalogue, made once for each and not for every page. */
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
