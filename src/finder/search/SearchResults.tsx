import { createElement } from 'react'
import { withParameters } from '../../browser/query-parameters.ts'
import { paths } from '../../paths.ts'
import type { Product } from '../../product-data/product-file.ts'
import { markMatches } from './mark-matches.ts'
import type { KindFound } from './use-search.ts'

const KINDS = {
  fans: { title: 'Fans', path: paths.fans, one: 'fan' },
  fixtures: { title: 'Lights', path: paths.lighting, one: 'light' },
} as const

/** The address of a listing filtered by what was typed. */
export const listingPath = (kind: keyof typeof KINDS, typed: string): string =>
  KINDS[kind].path + withParameters('', { q: typed.trim() })

function Marked({ text, typed }: { text: string; typed: string }) {
  const parts = markMatches(text, typed).map(({ text: part, isMatch }) =>
    isMatch ? createElement('mark', null, part) : part,
  )
  // Pieces of one text have no keys and need none.
  return createElement('span', null, ...parts)
}

function Result({ product, typed }: { product: Product; typed: string }) {
  const { url, title, manufacturer, partNumber, facts, picture } = product
  return (
    <li>
      <a href={url}>
        <picture>
          <source type="image/avif" srcSet={picture.avifSet} sizes="72px" />
          <img src={picture.src} width={72} height={72} alt="" loading="lazy" />
        </picture>
        <span>
          <span className="search-title">
            <Marked text={title} typed={typed} />
          </span>{' '}
          <span className="search-facts">
            <Marked
              text={[manufacturer, ...(partNumber ? [partNumber] : []), ...facts].join(' · ')}
              typed={typed}
            />
          </span>
        </span>
      </a>
    </li>
  )
}

/**
 * The results as two plain lists of links: screen readers read each with its facts, where a listbox would flatten its options and
 * hide that they are links.
 */
export function SearchResults({ found, typed }: { found: readonly KindFound[]; typed: string }) {
  return found
    .filter(({ count }) => count > 0)
    .map(({ kind, count, best }) => {
      const { title, one } = KINDS[kind]
      return (
        <section key={kind} aria-label={title}>
          <h2 className="label">{title}</h2>
          <ul role="list">
            {best.map((product) => (
              <Result product={product} typed={typed} key={product.url} />
            ))}
          </ul>
          <a className="search-all" href={listingPath(kind, typed)}>
            {count === 1 ? `The ${one} in its list` : `All ${count} ${one}s`}
          </a>
        </section>
      )
    })
}
