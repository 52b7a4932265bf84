import { createElement } from 'react'
import { countedProducts, KIND_WORDS } from '../../catalogue/kinds/kind-words.ts'
import { productFileAddress } from '../../client/product-data/load-products.ts'
import type { Product } from '../../client/product-data/product-file.ts'
import { useFinishPictures } from '../../client/product-data/use-finish-pictures.ts'
import { chosenFinish, finishGroups } from '../list/chosen-finish.ts'
import { numberInFinish } from '../list/order-number.ts'
import type { Answer, KindFound } from './answer-question.ts'
import { markMatches } from './mark-matches.ts'
import type { Offer } from './offers.ts'
import { StorePages } from './StorePages.tsx'

function Marked({ text, typed }: { text: string; typed: string }) {
  const parts = markMatches(text, typed).map(({ text: part, isMatch }) =>
    isMatch ? createElement('mark', null, part) : part,
  )
  // Pieces of one text need no keys.
  return createElement('span', null, ...parts)
}

/** If a word means a filter, "light" in a maker's name is not what the visitor asked for. */
function Result({ product, typed, plainWords }: { product: Product; typed: string; plainWords: string }) {
  const { url, title, manufacturer, facts, picture, finish } = product
  const inWhich = finish ? [chosenFinish(finishGroups(product), finish).label] : []
  const number = numberInFinish(product, finish)
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
          <span className="quiet facts">
            {[manufacturer, ...(number ? [number] : []), ...inWhich, ...facts].map((fact) => (
              <Marked key={fact} text={fact} typed={plainWords} />
            ))}
          </span>
        </span>
      </a>
    </li>
  )
}

interface FoundProps {
  found: KindFound
  typed: string
  plainWords: string
}

function Found({ found: { kind, count, best, url, finishes }, ...words }: FoundProps) {
  const inFinish = useFinishPictures(productFileAddress(kind), finishes)
  const { title, one, many } = KIND_WORDS[kind]
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul role="list">
        {/* Their main pictures, until those of a finish are known. */}
        {(inFinish ? best.map(inFinish) : best).map((product) => (
          <Result product={product} {...words} key={product.url} />
        ))}
      </ul>
      <a className="way" href={url}>
        {count === 1 ? `See this ${one} in the list` : `All ${count} ${many}`}
      </a>
    </section>
  )
}

function Offers({ offers }: { offers: readonly Offer[] }) {
  return (
    <ul className="search-offers side-by-side" role="list" aria-label="Filters and categories">
      {offers.map(({ kind, label, isCategory, count, url }) => (
        <li key={url}>
          <a href={url}>
            {!isCategory && <span className="search-kind">Filter: </span>}
            {label}
            {count !== undefined && <span className="search-count">, {countedProducts(count, kind)}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}

/**
 * The results as plain lists of links: screen readers read each with its facts, where a listbox would flatten its options and
 * hide that they are links.
 */
export function SearchResults({ answer }: { answer: Answer }) {
  const { offers, kinds, pages, isForPage, plainWords, meant } = answer
  return (
    <>
      {isForPage && <StorePages pages={pages} />}
      {offers.length > 0 && <Offers offers={offers} />}
      {kinds.map((found) => (
        <Found key={found.kind} found={found} typed={meant} plainWords={plainWords} />
      ))}
      {!isForPage && pages.length > 0 && <StorePages pages={pages} />}
    </>
  )
}
