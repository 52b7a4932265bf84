import { existsSync } from 'node:fs'
import path from 'node:path'

const PORT = Number(process.env.E2E_PORT ?? 4399)
const PROJECT = path.join(import.meta.dirname, '../..')

/** The sites by their folders: the tests' own catalog, what the store publishes, a random catalog. */
const FOLDERS = { own: '.sites/own/dist', published: 'dist', random: '.sites/random/dist' }

/** The sites that are built, each served on a port of its own. */
export const SITES = Object.entries(FOLDERS).flatMap(([name, folder], place) => {
  const port = PORT + place
  return existsSync(path.join(PROJECT, folder))
    ? [{ name, folder, port, url: `http://localhost:${port}` }]
    : []
})

/** The tests' own catalog, which journeys walk. */
export const OWN_URL = `http://localhost:${PORT}`
