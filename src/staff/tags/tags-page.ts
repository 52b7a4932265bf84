import { readFileSync } from 'node:fs'
import { KEEP_WORD } from '../../catalogue/list-words.ts'
import type { Store } from '../../catalogue/schema/store.ts'
import { type DrawnLines, viewId } from '../../drawing/outline/line-drawing.ts'
import { qrSvg } from '../../drawing/qr-svg.ts'
import { rounded } from '../../drawing/sheet.ts'
import { escaped, staffPage } from '../staff-page.ts'
import type { ProductTag } from './product-tag.ts'

/** How tags are printed: the name of a class, and what the choice says. */
const FORMATS = [
  { name: 'hang', label: 'Hang tags, 3 x 5 in., one per sheet of that size' },
  { name: 'strip', label: 'Shelf strips, 7 x 1¼ in., seven per Letter page' },
  { name: 'ten', label: 'Labels, 4 x 2 in., ten per Letter page' },
] as const

/** A product as it hangs, by its line drawing. */
function outlineSvg({ drawing: { name, front }, lines }: DrawnLines): string {
  const [left, top, width, height] = front.map(rounded)
  return `<svg class="outline" aria-hidden="true" viewBox="${left} ${top} ${width} ${height}"><defs>${lines}</defs><use href="#${viewId(name, 'front')}"/></svg>`
}

const tagMarkup = (tag: ProductTag, store: string, drawn: DrawnLines | undefined): string => `<li class="tag">
<label><input type="checkbox" name="tag" value="${escaped(tag.name)}"><span class="hidden">Print ${escaped(tag.title)}</span></label>
<div class="words"><p class="store">${escaped(store)}</p><h2>${escaped(tag.title)}</h2><p class="maker">${escaped(tag.manufacturer)}</p>
<p class="sizes">${escaped(tag.sizes)}</p><p class="shown">${escaped(tag.shownIn)}</p>
<ul>${tag.facts.map((fact) => `<li>${escaped(fact)}</li>`).join('')}</ul>${tag.number ? `<p class="number">${escaped(tag.number)}</p>` : ''}<p class="price">Price</p></div>
<div class="code">${drawn ? outlineSvg(drawn) : ''}${qrSvg(tag.address)}<p>Scan to ${KEEP_WORD.toLowerCase()} it or ask</p></div>
</li>`

/** What tags say of the store. */
export type TagStore = Pick<Store, 'name'> & { colours: Pick<Store['colours'], 'accent'> }

const STYLES = readFileSync(new URL('./tags.css', import.meta.url), 'utf8')

/**
 * The page that prints tags: all of them, or those that are checked, in the chosen format. It needs no script.
 *
 * @param tags none where the content has faults
 * @param store its name at the head of each tag, and its accent, a color of six digits
 * @param notes printed above the tags
 * @param drawings the line drawings of products, by their names
 */
export const tagsPage = (
  tags: readonly ProductTag[],
  store: TagStore,
  notes: readonly string[] = [],
  drawings: ReadonlyMap<string, DrawnLines> = new Map(),
): string =>
  staffPage(
    'Tags',
    `
${STYLES}:root { --brass: ${store.colours.accent}; }
`,
    `<header>
<h1>Tags for the showroom</h1>
<p>Check the ones you want, or none for all ${tags.length}; choose a format; then print at 100% (Ctrl+P), without headers and footers. A phone that scans the code opens the product in the finish on the tag.</p>
${notes.map((note) => `<p class="note">${escaped(note)}</p>`).join('\n')}
<fieldset><legend>Format</legend>
${FORMATS.map(({ name, label }, index) => `<label><input type="radio" name="format" id="${name}"${index === 0 ? ' checked' : ''}> ${label}</label>`).join('\n')}
</fieldset>
</header>
<ul class="tags">
${tags.map((tag) => tagMarkup(tag, store.name, drawings.get(tag.name))).join('\n')}
</ul>`,
  )
