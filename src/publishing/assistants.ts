import { brandListPath, detailsPath, listPath } from '../catalogue/api-paths.ts'
import type { Catalogue } from '../catalogue/create-catalogue.ts'
import {
  countedProducts,
  KIND_NAMES,
  KIND_WORDS,
  KINDS,
  type ProductKind,
} from '../catalogue/kinds/product-kinds.ts'
import { paths } from '../catalogue/paths.ts'
import { mainCategory, mainPath, soldCounts } from '../catalogue/queries.ts'
import { colourLists } from '../catalogue/rules/finishes.ts'
import { changedRows } from '../catalogue/rules/hours/opening-plan.ts'
import { slugOf } from '../catalogue/slug-of.ts'
import { categoriesPath } from '../catalogue/views/api.ts'
import type { Link } from '../catalogue/views/link.ts'
import type { StoreView } from '../catalogue/views/store-view.ts'

// Pages for assistants that answer shoppers: `/agents.md`, and `/llms.txt`, which leads to it.

/** Crawlers that collect pages to train models. None of them serves a search, or fetches pages on a person's request. */
const TRAINING_CRAWLERS = [
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ClaudeBot',
  'Google-Extended',
  'GPTBot',
  'meta-externalagent',
]

export function robotsText(mayTrain: boolean, site: URL): string {
  const refusal = `# Not for training models\n${TRAINING_CRAWLERS.map((name) => `User-agent: ${name}\n`).join('')}Disallow: /\n\n`
  return `${mayTrain ? '' : refusal}User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`
}

const PRICES =
  'Prices are given in the showroom, by phone or by email. This site has none, sells nothing online and lists no stock. Please don’t quote or estimate prices: send the shopper to the store.'

const about = (catalogue: Catalogue, store: StoreView): string => {
  const counts = soldCounts(catalogue)
  const products = KINDS.filter((kind) => counts[kind] > 0).map((kind) => countedProducts(counts[kind], kind))
  const shows = products.length > 0 ? ` This site shows ${products.join(' and ')}.` : ''
  return `${store.name} is a ceiling fan and lighting showroom in ${store.town}, open since ${store.since}.${shows}`
}

/** The kind's first product, with an entry for it as lists have it. */
function exampleOf(catalogue: Catalogue, kind: ProductKind) {
  const product =
    catalogue[kind].find(({ colors }) => Array.isArray(colors) && colors.length > 1) ?? catalogue[kind][0]
  if (!product) return []
  const finish = colourLists(product).map(({ colours }) => slugOf(colours.at(-1) ?? ''))
  const isPlain = finish.length === 1
  return [
    {
      kind,
      product,
      category: mainCategory(product),
      entry: product.productUrl + (isPlain ? `.${finish[0]}` : ''),
    },
  ]
}

export function agentsGuide(catalogue: Catalogue, store: StoreView, site: URL): string {
  const url = (path: string) => new URL(path, site).href
  const { opening } = store
  const special = changedRows(opening)
  const examples = KINDS.flatMap((kind) => exampleOf(catalogue, kind))
  const [first] = examples
  const rooms = catalogue.roomKinds.map(({ name }) => `\`${slugOf(name)}\``).join(', ')
  const api = KINDS.flatMap((kind) => {
    const { many, one } = KIND_WORDS[kind]
    return [
      `- Categories of ${many}: ${url(`/api/${categoriesPath(kind)}`)}`,
      ...exampleOf(catalogue, kind).flatMap(({ product, category }) => [
        `- All ${many} of a category: ${url(`/api/${listPath(kind, category)}`)}`,
        `- One ${one}: ${url(`/api/${detailsPath(kind, category, product.productUrl)}`)}`,
        ...(kind === 'fans'
          ? [`- All fans of a brand: ${url(`/api/${brandListPath(product.manufacturerNameReference)}`)}`]
          : []),
      ]),
    ]
  })
  const pages = examples.map(({ kind, product }) => `${url(mainPath(product))} (a ${KIND_WORDS[kind].one})`)
  return `# ${store.name}: guide for assistants

${about(catalogue, store)}

${PRICES}

## Visit

- Address: ${store.addressLines.join(', ')}
- Map: ${store.mapUrl}
- Hours: ${store.hoursLine} (${opening.timeZone})
${special.map(({ day, hours }) => `- ${day}: ${hours}\n`).join('')}- Phone: ${store.phone}
${store.textUrl ? `- Texts: ${store.textUrl.replace('sms:', '')}\n` : ''}- Email: ${store.email}
- Message, or a visit at a day and hour: ${url(paths.contact)}

## Read the catalog

These addresses answer GET in JSON, without a key, to any site.

${api.join('\n')}

Products are in \`${KIND_NAMES.fans.results}\` and \`${KIND_NAMES.fixtures.results}\`. Put another \`name\` of a category, or another \`productUrl\`, into the
address. An unknown address returns \`No Results\`.
A fan with a \`location\` is on display there in the showroom. A field that is \`null\` is unknown: don’t guess it, ask the store. Dimensions are inches.
${pages.length > 0 ? `A product’s page is its listing, the first of its \`productCategories\` and its \`productUrl\`: ${pages.join(', ')}.\n` : ''}
## Build a list for a shopper

One link holds up to 60 products: ${url(paths.home)}?list= and the entries, with commas between them and no spaces. It opens
as “A List for You”, which the shopper can save, print, share or send to the showroom. An entry has these parts, in this order:

1. the product’s \`productUrl\`;
2. if you know the finish, a period and its name from \`colors\` in lowercase, with hyphens for spaces and no other punctuation: \`.satin-nickel\`. If \`mixAndMatch\` is true, the body finish and the blade finish, with two hyphens between them: \`.graphite--walnut\`;
3. for a fan with several \`sizes\`, an underscore and one of them: \`_52\`;
4. for more than one, an asterisk and the number, up to 99: \`*2\`;
5. for a room, an at sign and one of ${rooms}: \`@${slugOf(catalogue.roomKinds[0]?.name ?? 'kitchen')}\`. A second room of a kind ends in \`-2\`.
${first ? `\nAn example: ${url(paths.home)}?list=${examples.map(({ entry }) => entry).join(',')}\n` : ''}
The same entries after ${url(paths.contact)}?list= open the message form with the list enclosed.
`
}

/** The index for language models at `/llms.txt` (llmstxt.org). */
export function llmsText(catalogue: Catalogue, store: StoreView, pages: readonly Link[], site: URL): string {
  const link = (label: string, path: string, words = '') =>
    `- [${label}](${new URL(path, site).href})${words && `: ${words}`}`
  const categories = KINDS.flatMap((kind) =>
    [...catalogue.categories[kind].values()].map(({ title, name, categoryDescription }) =>
      link(title, paths.category(kind, name), categoryDescription),
    ),
  )
  return `# ${store.name}

> ${about(catalogue, store)}

${PRICES}

## Start here

${link('Guide for assistants', '/agents.md', 'how to visit, the catalog in JSON, and how to build a list for a shopper')}
${link('Contact', paths.contact, `${store.addressLines.join(', ')}. ${store.phone}. ${store.hoursLine}.`)}

## Products

${categories.join('\n')}

## Optional

${[link('Parts and accessories', paths.parts), ...pages.map(({ label, url }) => link(label, url))].join('\n')}
`
}
