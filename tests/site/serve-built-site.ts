import { afterAll, beforeAll } from 'vitest'
import { serve } from '../../netlify/local/serve.ts'
import { DIST } from './built-site.ts'

/**
 * Serves the built site while the tests of a file run.
 * @param name the tests', which have their own store
 * @returns a function that fetches a path, without following redirects
 */
export function serveBuiltSite(name: string): (path: string) => Promise<Response> {
  let site: Awaited<ReturnType<typeof serve>>
  beforeAll(async () => {
    site = await serve({ port: 0, publish: DIST, blobsDirectory: `.netlify/blobs-${name}` })
  })
  afterAll(() => site.close())
  return (path) => fetch(site.url + path, { redirect: 'manual' })
}
