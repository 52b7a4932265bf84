import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Catalogue } from '../../catalogue/create-catalogue.ts'
import type { Product } from '../../catalogue/kinds/product.ts'
import { KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { KEEP_WORD } from '../../catalogue/list-words.ts'
import { mainPath, productsByTitle, soldProducts } from '../../catalogue/queries.ts'
import { shownIn } from '../../catalogue/rules/finishes.ts'
import type { Store } from '../../catalogue/schema/store.ts'
import { slugOf } from '../../catalogue/slug-of.ts'
import { escapeHtml } from '../../catalogue/views/fill.ts'
import { shownFinishes } from '../../catalogue/views/finish-choice.ts'
import { cardFacts } from '../../catalogue/views/product-summary.ts'
import { type DrawnLines, viewId } from '../../drawing/outline/line-drawing.ts'
import { measureDrawing } from '../../drawing/outline/measure-drawing.ts'
import { qrSvg } from '../../drawing/qr-svg.ts'
import { rounded } from '../../drawing/scene.ts'

/** A tag's words, at most three facts, and the address in its QR code: the product's page in the finish on display. */
function productTag(product: Product, site: URL) {
  const { productUrl: name, title, manufacturer } = product
  // A card has one word for the location; a tag has room for the whole rating.
  const [sizes = '', , ...light] = cardFacts(product)
  const { finish, blades } = shownFinishes(product)
  const address = new URL(mainPath(product), site)
  const slugs = [finish, blades].filter((one) => one !== undefined).map(slugOf)
  if (slugs.length > 0) address.searchParams.set('finish', slugs.join('--'))
  address.searchParams.set('tag', '1')
  const common = { name, title, manufacturer, sizes, shownIn: shownIn(product), address: address.href }
  if (product.kind === 'fixtures') {
    const facts = [`${product.locationRating} rated`, ...light]
    if (product.lumensRating) facts.push(`${product.lumensRating} lumens`)
    return { ...common, facts, number: `Part ${product.partNumber}` }
  }
  const airflow = Math.max(0, ...(product.airflowRating ?? []))
  const facts = [product.locationRating, ...light]
  if (airflow > 0) facts.push(`${airflow.toLocaleString('en-US')} CFM on high`)
  return { ...common, facts, number: product.modelNumber && `Model ${product.modelNumber}` }
}

export const productTags = (catalogue: Catalogue, site: URL) =>
  KINDS.flatMap((kind) => productsByTitle(catalogue, kind).map((product) => productTag(product, site)))

type ProductTag = ReturnType<typeof productTag>

const FORMATS = [
  { name: 'hang', label: 'Hang tags, 3 x 5 in., one per sheet of that size' },
  { name: 'strip', label: 'Shelf strips, 7 x 1¼ in., seven per Letter page' },
  { name: 'ten', label: 'Labels, 4 x 2 in., ten per Letter page' },
] as const

function outlineSvg({ drawing: { name, front }, lines }: DrawnLines): string {
  const [left, top, width, height] = front.map(rounded)
  return `<svg class="outline" aria-hidden="true" viewBox="${left} ${top} ${width} ${height}"><defs>${lines}</defs><use href="#${viewId(name, 'front')}"/></svg>`
}

const tagMarkup = (tag: ProductTag, store: string, drawn: DrawnLines | undefined): string => `<li>
<label><input type="checkbox" name="tag" value="${escapeHtml(tag.name)}"> Print ${escapeHtml(tag.title)}</label>
<div class="tag"><div class="words"><p class="store">${escapeHtml(store)}</p><h2>${escapeHtml(tag.title)}</h2><p class="brand">${escapeHtml(tag.manufacturer)}</p>
<p class="sizes">${escapeHtml(tag.sizes)}</p><p class="shown">${escapeHtml(tag.shownIn)}</p>
<ul>${tag.facts.map((fact) => `<li>${escapeHtml(fact)}</li>`).join('')}</ul>${tag.number ? `<p class="number">${escapeHtml(tag.number)}</p>` : ''}<p class="price">Price</p></div>
<div class="code">${drawn ? outlineSvg(drawn) : ''}${qrSvg(tag.address)}<p>Scan to ${KEEP_WORD.toLowerCase()} it or ask</p></div></div>
</li>`

/** The page that prints all or the checked tags in the chosen format; it needs no script. */
export const tagsPage = (
  tags: readonly ProductTag[],
  store: Pick<Store, 'name'> & { colours: Pick<Store['colours'], 'accent'> },
  drawings: ReadonlyMap<string, DrawnLines>,
  note?: string,
): string => `<style>:root { --brass: ${store.colours.accent}; }</style>
<header>
<h1>Tags for the showroom</h1>
<p>Check the ones you want, or none for all ${tags.length}; choose a format; then print at 100% (Ctrl+P), without headers and footers. A phone that scans the code opens the product in the finish on the tag.</p>
${note ? `<p><strong>${escapeHtml(note)}</strong></p>` : ''}
<fieldset><legend>Format</legend>
${FORMATS.map(({ name, label }, index) => `<label><input type="radio" name="format" id="${name}"${index === 0 ? ' checked' : ''}> ${label}</label>`).join('\n')}
</fieldset>
</header>
<ul class="tags">
${tags.map((tag) => tagMarkup(tag, store.name, drawings.get(tag.name))).join('\n')}
</ul>`

export const LOCAL_SHOP = 'http://localhost:4321'

async function lineDrawings(root: string, catalogue: Catalogue): Promise<Map<string, DrawnLines>> {
  const drawn = soldProducts(catalogue).flatMap(({ outlineUrl, ...product }) => {
    if (!outlineUrl) return []
    return [
      readFile(join(root, outlineUrl), 'utf8').then(
        async (svg) => [product.productUrl, await measureDrawing(svg, product as Product)] as const,
      ),
    ]
  })
  return new Map(await Promise.all(drawn))
}

/** @param shop the shop's address, for the codes; undefined on this machine */
export async function tagsBody(
  catalogue: Catalogue,
  root: string,
  shop: string | undefined,
): Promise<string> {
  const note = `These are test tags, which link to ${LOCAL_SHOP}: do not hang them. Print tags from the editor on the web, or start this one with the shop’s address: SHOP_URL=https://www.example.com npm run edit.`
  const tags = productTags(catalogue, new URL(shop ?? LOCAL_SHOP))
  return tagsPage(tags, catalogue.store, await lineDrawings(root, catalogue), shop ? undefined : note)
}
