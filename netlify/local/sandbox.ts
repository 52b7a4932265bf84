import { randomUUID } from 'node:crypto'
import { setEnvironmentContext } from '@netlify/blobs'
import { BlobsServer } from '@netlify/blobs/server'
import type {} from '@netlify/functions'

/** Gives this process what Netlify's runtime gives to functions: `Netlify.env`, and Blobs kept in a directory. */
export async function startSandbox(blobsDirectory: string): Promise<{ stop: () => Promise<void> }> {
  globalThis.Netlify = { context: null, env }
  const token = randomUUID()
  const blobs = new BlobsServer({ directory: blobsDirectory, token })
  const edgeURL = `http://localhost:${(await blobs.start()).port}`
  const site = { siteID: 'local', deployID: '0', primaryRegion: 'us-east-2' }
  setEnvironmentContext({ edgeURL, uncachedEdgeURL: edgeURL, token, ...site })
  return { stop: async () => blobs.stop() }
}

const env: typeof Netlify.env = {
  get: (name) => process.env[name],
  has: (name) => name in process.env,
  set: (name, value) => void Object.assign(process.env, { [name]: value }),
  delete: (name) => void Reflect.deleteProperty(process.env, name),
  toObject: () => ({ ...process.env }) as Record<string, string>,
}
