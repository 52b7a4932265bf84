import { countedProducts } from '../../catalogue/kinds/product-kinds.ts'
import type { ListMatches } from '../search/answer.ts'

interface Props extends Pick<ListMatches, 'unknown' | 'others' | 'otherBrands'> {
  words: string
}

/** Results of the search words outside the list: unmatched words, and other kinds with matches. */
export const WordsFound = ({ words, unknown, others, otherBrands }: Props) => (
  <div className="words-found">
    {otherBrands.length > 0 && <p>We don’t carry {otherBrands.join(' or ')}. These are close:</p>}
    {unknown.length > 0 && <p>No matches with “{unknown.join(' ')}”. The nearest results:</p>}
    {others.map(({ kind, count, url }) => (
      <p key={kind}>
        “{words}” also finds{' '}
        <a className="way" href={url}>
          {countedProducts(count, kind)}
        </a>
      </p>
    ))}
  </div>
)
