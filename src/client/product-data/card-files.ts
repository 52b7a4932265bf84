import type { CardFiles } from './product-file.ts'

/** Where Astro puts pictures, and how it names a picture's files: by its name, its content and how it was encoded. */
const NAMES =
  /^\/_astro\/(?<stem>[^/]+)\.(?<content>[\w-]{8})_(?<small>[\w-]+)\.avif 320w, \/_astro\/\k<stem>\.\k<content>_(?<large>[\w-]+)\.avif 560w \/_astro\/\k<stem>\.\k<content>_(?<jpeg>[\w-]+)\.jpg$/

/** The name that the picture of a further finish is expected to have. */
export const finishStem = (productUrl: string, slug: string): string => `${productUrl}--${slug}`

/**
 * The files of a card's picture in one line: what their names do not share. Names of another form, such as those of the
 * development server, are written in full.
 *
 * @param stem the picture's name as it is expected, which is then left out
 */
export function encodeCardFiles({ avifSet, src }: CardFiles, stem: string): string {
  const names = NAMES.exec(`${avifSet} ${src}`)?.groups
  if (!names) return `${avifSet}\t${src}`
  const parts = [names.content, names.small, names.large, names.jpeg]
  return (names.stem === stem ? parts : [...parts, names.stem]).join(' ')
}

/** @param line as `encodeCardFiles` wrote it, with the same stem */
export function decodeCardFiles(line: string, stem: string): CardFiles {
  const [full = '', other] = line.split('\t')
  if (other !== undefined) return { avifSet: full, src: other }
  const [content, small, large, jpeg, name = stem] = line.split(' ')
  const file = `/_astro/${name}.${content}_`
  return { avifSet: `${file}${small}.avif 320w, ${file}${large}.avif 560w`, src: `${file}${jpeg}.jpg` }
}
