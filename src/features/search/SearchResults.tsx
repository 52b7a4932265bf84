import { createElement, type ReactNode, useEffect, useState } from 'react'
import { countedProducts, KIND_WORDS, KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { KEEP_WORD } from '../../catalogue/list-words.ts'
import type { SearchFile, SearchPage } from '../../catalogue/views/search-file.ts'
import { load } from '../../client/load.ts'
import { type Product, productFileAddress } from '../../client/products.ts'
import { type InFinish, showInFinishes } from '../finishes/finish-pictures.ts'
import { chosenFinish, finishGroups, numberInFinish } from '../list/choices.ts'
import { countText, merged } from '../list/entries.ts'
import { changeList, savedEntries } from '../list/saved-list.ts'
import { hoursAnswer } from '../opening-hours/show-hours.ts'
import type { Answer, KindFound, Offer } from './answer.ts'
import type { Numbered } from './match.ts'
import { splitAtMatches } from './words.ts'

function Marked({ text, typed }: { text: string; typed: string }) {
  const pieces = splitAtMatches(text, typed).map((piece, at) =>
    at % 2 === 1 ? createElement('mark', null, piece) : piece,
  )
  // Pieces of one text need no keys.
  return createElement('span', null, ...pieces)
}

function Result({ product, typed }: { product: Product; typed: string }) {
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
        <span className="serif-name">
          <Marked text={title} typed={typed} />
        </span>{' '}
        <span className="quiet facts">
          {[manufacturer, ...(number ? [number] : []), ...inWhich, ...facts].map((fact) => (
            <Marked key={fact} text={fact} typed={typed} />
          ))}
        </span>
      </a>
    </li>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h2 className="label">{title}</h2>
    {children}
  </section>
)

interface FoundProps {
  found: KindFound
  typed: string
  /** Whether these are the products of all the typed order numbers. */
  isWhole: boolean
}

function Found({ found: { kind, count, best, url, finishes }, typed, isWhole }: FoundProps) {
  // Main pictures, until those of the requested finishes are loaded.
  const [inFinish, setInFinish] = useState<{ show: InFinish }>()
  useEffect(() => {
    showInFinishes(productFileAddress(kind), finishes).then(
      (show) => setInFinish({ show }),
      () => undefined,
    )
  }, [kind, finishes])
  const { title, one, many } = KIND_WORDS[kind]
  return (
    <Section title={title}>
      <ul className="link-rows on-stone" role="list">
        {(inFinish ? best.map(inFinish.show) : best).map((product) => (
          <Result product={product} typed={typed} key={product.url} />
        ))}
      </ul>
      {!isWhole && (
        <a className="way" href={url}>
          {count === 1
            ? `See this ${one} in the list`
            : count === 2
              ? `Both ${many}`
              : `All ${count} ${many}`}
        </a>
      )}
    </Section>
  )
}

const Offers = ({ offers }: { offers: readonly Offer[] }) => (
  <ul className="side-by-side" role="list" aria-label="Filters and categories">
    {offers.map(({ kind, label, isCategory, count, url }) => (
      <li key={url}>
        <a className="choice tap" href={url}>
          <span>
            {!isCategory && <span className="quiet">Filter: </span>}
            {label}
            <span className="quiet">, {countedProducts(count, kind)}</span>
          </span>
        </a>
      </li>
    ))}
  </ul>
)

function SaveAll({ numbered }: { numbered: readonly Numbered[] }) {
  const save = async () => {
    const products = numbered.map(({ product: { productUrl }, finish }) => ({ productUrl, finish }))
    const after = merged(savedEntries(), products)
    // The notice and its Undo appear in place of the search.
    await load(() => import('../list/start.ts'))
    changeList(after, `Your list now has ${countText(after.length)}.`)
  }
  return (
    <p className="side-by-side">
      <button
        className="button"
        type="button"
        popoverTarget="site-search"
        popoverTargetAction="hide"
        onClick={save}
      >
        {KEEP_WORD} {numbered.length === 2 ? 'both' : `all ${numbered.length}`}
      </button>
    </p>
  )
}

const StorePages = ({ pages }: { pages: readonly SearchPage[] }) => (
  <Section title="The Store">
    <ul className="link-rows" role="list">
      {pages.map(({ title, text, url, isHours }) => (
        <li key={title}>
          <a href={url}>
            <span className="serif-name">{title}</span>{' '}
            <span className="quiet">{isHours ? hoursAnswer(text) : text}</span>
          </a>
        </li>
      ))}
    </ul>
  </Section>
)

/** Plain lists of links: a listbox would flatten its options and hide from screen readers that they are links. */
export function SearchResults({ answer }: { answer: Answer }) {
  const { offers, kinds, pages, isForPage, marked, numbered } = answer
  return (
    <>
      {isForPage && <StorePages pages={pages} />}
      {offers.length > 0 && <Offers offers={offers} />}
      {numbered.length > 1 && <SaveAll numbered={numbered} />}
      {kinds.map((found) => (
        <Found
          key={found.kind + JSON.stringify(found.finishes)}
          found={found}
          typed={marked}
          isWhole={numbered.length > 0}
        />
      ))}
      {!isForPage && pages.length > 0 && <StorePages pages={pages} />}
    </>
  )
}

/** Starting points without a word, and if none was found: the categories with their counts, and the store's pages. */
export function SearchStart({ file: { names, pages } }: { file: SearchFile }) {
  const categories = KINDS.map((kind) => ({
    title: KIND_WORDS[kind].title,
    links: names.flatMap(([, meaning]) =>
      meaning.kind === kind && meaning.is === 'category' ? meaning.category : [],
    ),
  }))
  const store = { title: 'The Store', links: pages.map(({ title, url }) => ({ title, url, count: '' })) }
  return (
    <div className="search-start">
      {[...categories, store]
        .filter(({ links }) => links.length > 0)
        .map(({ title, links }) => (
          <Section key={title} title={title}>
            <ul role="list">
              {links.map((link) => (
                <li key={link.title}>
                  <a href={link.url}>
                    {link.title} <span className="quiet">{link.count}</span>
                  </a>
                </li>
              ))}
            </ul>
          </Section>
        ))}
    </div>
  )
}
