import type { FileUrl } from '../../catalogue/views/api.ts'
import { pictureUrl } from '../pictures/encode-pictures.ts'
import { drawingFile } from './line-drawings.ts'

// Never inside a page, however small: a model is fetched only when somebody asks for it.
const models = import.meta.glob<string>('/content/models/**/*.glb', {
  query: '?url&no-inline',
  import: 'default',
})

/** @throws Error naming the path when no such file is in content/models */
async function modelUrl(path: string): Promise<string> {
  const load = models[`/${path}`]
  if (!load) throw new Error(`There is no file ${path}. Put it there, or correct the record that names it.`)
  return load()
}

/** The address of any file that a record names, as the API gives it. */
export const fileUrl: FileUrl = async (path) => {
  if (path.endsWith('.svg')) return (await drawingFile(path)).address
  return path.endsWith('.glb') ? modelUrl(path) : pictureUrl(path)
}
