import { namedIn } from '../../catalogue/consistency/ended-products.ts'
import { fileStem, productRecords, type ReadableRecords } from '../../catalogue/records.ts'
import type { Change } from './change.ts'
import type { ContentBefore } from './content-before.ts'
import { type Line, warning } from './read-tables.ts'

/** A product that an import gives another name. */
interface Rename {
  maker: string
  from: string
  to: string
}

/** The products whose names are others after an import. */
export function renamesIn(before: ReadableRecords, after: ReadableRecords): Rename[] {
  const makers = new Map(before.manufacturers.map(({ file, fields }) => [fileStem(file), fields.name ?? '']))
  const names = new Map(productRecords(after).map(({ file, fields }) => [file, fields.title]))
  return productRecords(before).flatMap(({ file, fields }) => {
    const [from, to] = [fields.title, names.get(file)]
    const maker = makers.get(fields.manufacturerNameReference ?? '') ?? ''
    return from && to && from !== to ? [{ maker, from, to }] : []
  })
}

const GALLERY = 'content/gallery.json'

/**
 * The rooms of the gallery with the new names of their products; undefined where none has one. All else in the file stays as
 * it is written.
 */
export function renamedGallery(
  { records: { gallery }, others }: ContentBefore,
  renames: readonly Rename[],
): { change: Change; gallery: ReadableRecords['gallery'] } | undefined {
  const source = others.get(GALLERY)
  const renamed = gallery.map((room) => {
    const { name, manufacturer } = room.fields
    const found = renames.find(({ maker, from }) => from === name && maker === manufacturer)
    return found ? { ...room, fields: { ...room.fields, name: found.to } } : room
  })
  const changed = gallery.flatMap(({ fields }, at) => {
    const [before, after] = [fields.name, renamed[at]?.fields.name]
    return before && after && before !== after ? [{ label: 'Name', before, after }] : []
  })
  if (source === undefined || changed.length === 0) return undefined
  // Rooms stand in the file in their order, each with its name.
  const pairs = gallery.flatMap(({ fields: { name } }, at) =>
    name === undefined ? [] : [{ was: name, is: renamed[at]?.fields.name ?? name }],
  )
  const text = source.replaceAll(
    /("name"\s*:\s*)("(?:[^"\\]|\\.)*")/g,
    (written, key: string, value: string) => {
      const pair = pairs.shift()
      return pair && pair.was !== pair.is && JSON.parse(value) === pair.was
        ? `${key}${JSON.stringify(pair.is)}`
        : written
    },
  )
  return { change: { file: GALLERY, isNew: false, text, fields: changed }, gallery: renamed }
}

/** The lines of a text that mention a name as whole words, and not as part of another name; from 1. */
const mentions = (text: string, name: string, longer: readonly string[]): number[] =>
  text.split('\n').flatMap((line, index) => {
    const rest = longer.reduce((words, other) => words.replaceAll(other, ''), line)
    return namedIn(rest, [name]).length > 0 ? [index + 1] : []
  })

/**
 * Where renamed products are still called by their old names: texts of pages, descriptions, words of the search.
 *
 * @param changes what the import writes
 */
export function stillNamed(
  { texts, others }: ContentBefore,
  renames: readonly Rename[],
  changes: readonly Change[],
  after: ReadableRecords,
): Line[] {
  if (renames.length === 0) return []
  const files = new Map([...texts, ...others, ...changes.map(({ file, text }) => [file, text] as const)])
  const titles = productRecords(after).flatMap(({ fields }) => fields.title ?? [])
  return renames.flatMap(({ from, to }) => {
    // Another product has the old name now: the texts may mean that.
    if (titles.includes(from)) return []
    const longer = titles.filter((title) => title.includes(from))
    const places = [...files].flatMap(([file, text]) =>
      mentions(text, from, longer).map((line) => `${file}, line ${line}`),
    )
    const text = `"${from}" is now "${to}", and has its old name in ${places.join('; ')}. Correct it there.`
    return places.length > 0 ? [warning(text)] : []
  })
}
