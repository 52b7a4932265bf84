import { KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { loadEnded } from '../../client/product-data/load-products.ts'
import { type Meant, meantByPath } from './meant-by-path.ts'
import { prepareSearch } from './prepare-search.ts'

function fill(template: HTMLTemplateElement, { title, url, facts, picture }: Meant): Node {
  const item = template.content.cloneNode(true) as DocumentFragment
  const create = <Name extends 'img' | 'source' | 'span'>(
    name: Name,
    own: Partial<HTMLElementTagNameMap[Name]>,
  ) => Object.assign(template.ownerDocument.createElement(name), own)
  item.querySelector('a')?.setAttribute('href', url)
  item.querySelector('.serif-name')?.replaceChildren(title)
  item.querySelector('.facts')?.append(...facts.map((fact) => create('span', { textContent: fact })))
  const frame = item.querySelector('picture')
  if (picture)
    frame?.append(
      create('source', { type: 'image/avif', sizes: '72px', srcset: picture.avifSet }),
      create('img', { alt: '', width: 72, height: 72, src: picture.src }),
    )
  else frame?.remove()
  return item
}

/**
 * Offers on Page Not Found what the address may mean; nothing where nothing is found. It stands before what the page holds back
 * for it, and after it once that is shown, so that nothing moves under a finger.
 *
 * @param part where it stands, with a template of one offer; what is held back by an animation is next to it
 * @throws Error when the site's data cannot be had
 */
export async function offerMeant(part: HTMLElement, path: string): Promise<void> {
  const [search, ...ended] = await Promise.all([prepareSearch(), ...KINDS.map((kind) => loadEnded(kind))])
  const meant = meantByPath(search, ended.flat(), path)
  const template = part.querySelector('template')
  const waiting = part.nextElementSibling?.getAnimations() ?? []
  for (const wait of waiting) wait.finish()
  if (!template || meant.length === 0) return
  if (waiting.length === 0) part.nextElementSibling?.after(part)
  part.querySelector('ul')?.append(...meant.map((one) => fill(template, one)))
  part.querySelector('[role=status]')?.append('Did you mean')
  part.hidden = false
}
