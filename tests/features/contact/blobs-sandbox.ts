import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setEnvironmentContext } from '@netlify/blobs'
import { BlobsServer } from '@netlify/blobs/server'

/** Netlify's own Blobs sandbox, in a folder that `stop` deletes. */
export async function startBlobs() {
  const directory = await mkdtemp(path.join(tmpdir(), 'contact-blobs-'))
  const token = randomUUID()
  const start = async (port?: number) => {
    const server = new BlobsServer({ directory, token, ...(port && { port }) })
    return { server, port: (await server.start()).port }
  }
  let { server, port } = await start()
  const edgeURL = `http://127.0.0.1:${port}`
  const site = { siteID: 'local', deployID: '0', primaryRegion: 'us-east-2' }
  const context = { edgeURL, uncachedEdgeURL: edgeURL, token, ...site }
  setEnvironmentContext(context)
  return {
    /** The value of NETLIFY_BLOBS_CONTEXT for a child process. */
    context: Buffer.from(JSON.stringify(context)).toString('base64'),
    breakDown: () => server.stop(),
    recover: async () => {
      ;({ server, port } = await start(port))
    },
    stop: async () => {
      await server.stop().catch(() => undefined)
      await rm(directory, { recursive: true })
    },
  }
}
