import { extname } from 'node:path'
import { isKind } from '../../catalogue/kinds/product-kinds.ts'
import { fileStem, RECORD_KINDS, REFERENCES, type RecordKind } from '../../catalogue/records.ts'
import { slugOf } from '../../catalogue/slug-of.ts'
import type { RawContent } from '../content-guide/raw-content.ts'
import { LAYOUTS } from '../editor/layouts.ts'
import { type FolderKind, TITLE_FIELDS } from '../editor/title-fields.ts'
import { AS_IT_IS, type FieldWords, type Words } from './cell-values.ts'

const PICTURE = /\.(jpe?g|png|webp|avif)$/i

/** The names of a kind's records, by file; a name shared by two belongs to neither. Products are named by their files. */
function namesOf(kind: RecordKind, content: RawContent): Map<string, string> {
  if (isKind(kind)) return new Map()
  const field = TITLE_FIELDS[kind as FolderKind]
  const names = content[kind].map(
    ({ name, value }) =>
      [name, String((value as Record<string, unknown> | undefined)?.[field] ?? '').trim()] as const,
  )
  const isOwn = (name: string) =>
    name !== '' && names.filter(([file, other]) => other === name || file === name).length === 1
  return new Map(names.filter(([, name]) => isOwn(name)))
}

function referenceWords(names: ReadonlyMap<string, string>): Words {
  const files = new Map([...names].map(([file, name]) => [name.toLowerCase(), file]))
  return {
    toCell: (file) => names.get(file) ?? file,
    // An unknown name is looked up by the name its file would have, so that the nearest one can be suggested.
    fromCell: (name) => files.get(name.toLowerCase()) ?? (slugOf(name) || name),
  }
}

/** A picture by its name alone, where it lies in the folder of its field. */
function pictureWords(kind: RecordKind, field: string, present: ReadonlySet<string>): Words {
  const up = RECORD_KINDS[kind].path.endsWith('.json') ? './' : '../'
  const folder = `${up}${LAYOUTS[kind].uploads[field] ?? 'images'}/`
  return {
    toCell: (path) =>
      path.startsWith(folder) && !path.slice(folder.length).includes('/') ? path.slice(folder.length) : path,
    fromCell: (name) => {
      if (name.includes('/') || !PICTURE.test(name)) return name
      const inContent = `content/${folder.slice(up.length)}${name}`
      return present.has(inContent) ? folder + name : folder + pictureFileName(name)
    },
  }
}

/** The name under which a picture of a maker is kept: `FP 7890-BL.JPG` → `fp-7890-bl.jpg`. */
export const pictureFileName = (name: string): string =>
  `${slugOf(fileStem(name))}${extname(name).toLowerCase()}`

/**
 * The words of each field of a kind.
 *
 * @param content the records, and those that are new in the same import
 * @param present every picture under content/images
 */
export function fieldWords(
  kind: RecordKind,
  content: RawContent,
  present: ReadonlySet<string>,
): (field: string) => FieldWords {
  const targets = Object.entries(REFERENCES[kind] ?? {})
  const references = new Map(
    targets.map(([field, target]) => [field, referenceWords(namesOf(target, content))]),
  )
  return (field) => ({
    value: references.get(field) ?? AS_IT_IS,
    picture: pictureWords(kind, field, present),
  })
}
