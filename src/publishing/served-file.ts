import { createHash } from 'node:crypto'

/** A file for pages and scripts. Its address has a hash of its content, so that an old page never gets new data. */
export interface ServedFile {
  address: string
  data: string | Buffer
}

/** @param name such as `search.json` */
export function servedFile(name: string, data: string | Buffer): ServedFile {
  const hash = createHash('sha256').update(data).digest('base64url').slice(0, 10)
  return { address: `/data/${name.replace(/\.\w+$/, `.${hash}$&`)}`, data }
}
