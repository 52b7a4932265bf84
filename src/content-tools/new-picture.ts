import { stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { basename, extname, join, posix, relative, resolve, sep } from 'node:path'
import { RECORD_KINDS } from '../catalogue/records.ts'
import { pictureFault } from '../content-check/picture-fault.ts'
import type { FileKind } from './new-record.ts'

/** The picture of a new record. */
export interface NewPicture {
  /** Its path as the record writes it. */
  imageUrl: string
  /** Where it lies now, when it is not in content/images already. */
  from?: string
  /** Its path from the project's root. */
  picture: string
}

/** A path as a person gives it: dragged into the terminal it comes in quotation marks or with escaped spaces. */
function typedPath(answer: string): string {
  const path = answer.trim().replace(/^(['"])(.*)\1$/, '$2')
  const plain = sep === '/' ? path.replaceAll(/\\(.)/g, '$1') : path
  return resolve(plain.replace(/^~(?=[/\\])/, homedir()))
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )

/** Where the picture of a record goes: one that is in content/images stays there, any other is named after the record. */
export function newPicture(root: string, kind: FileKind, name: string, answer: string): NewPicture {
  const path = typedPath(answer)
  const inside = relative(root, path).replaceAll(sep, '/')
  const isKept = inside.startsWith('content/images/')
  const { place } = RECORD_KINDS[kind]
  const ending = extname(path).toLowerCase().replace('.jpeg', '.jpg')
  const picture = isKept ? inside : `content/images/${place}/${name}${ending}`
  return {
    imageUrl: posix.relative(`content/${place}`, picture),
    ...(!isKept && { from: path }),
    picture,
  }
}

/** What is wrong with a picture, in the words of the content check; undefined when nothing is. */
export async function pictureProblem(
  root: string,
  { from, picture, imageUrl }: NewPicture,
): Promise<string | undefined> {
  const path = from ?? join(root, picture)
  if (!(await exists(path))) return `There is no file ${path}.`
  if (!/\.(jpg|png|webp|avif)$/.test(imageUrl)) {
    return `${basename(path)} must end in .jpg, .png, .webp or .avif. Save the picture again as JPEG.`
  }
  if (from && (await exists(join(root, picture)))) {
    return `${picture} is there already. Give that path to use it, or give the record another name.`
  }
  const fault = await pictureFault(path)
  return fault && `${basename(path)} ${fault.problem}. ${fault.remedy}`
}
