import type { FileUrl } from '../../catalogue/views/api-records.ts'
import { pictureUrl } from '../pictures/encode-pictures.ts'

// Never inside a page, however small: a shape is fetched only when somebody asks for it.
const modules = import.meta.glob<string>(['/content/models/**/*.glb', '/content/outlines/**/*.svg'], {
  query: '?url&no-inline',
  import: 'default',
})

/**
 * The address of a model or a line drawing, at a path from the project's root.
 *
 * @throws Error naming the path when no such file is in content/models or content/outlines
 */
async function shapeUrl(path: string): Promise<string> {
  const load = modules[`/${path}`]
  if (!load) throw new Error(`There is no file ${path}. Put it there, or correct the record that names it.`)
  return load()
}

/** The address of any file that a record names, as the API gives it. */
export const fileUrl: FileUrl = (path) => (/\.(glb|svg)$/.test(path) ? shapeUrl(path) : pictureUrl(path))
