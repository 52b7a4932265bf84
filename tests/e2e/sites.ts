import { existsSync } from 'node:fs'
import path from 'node:path'

const PORT = Number(process.env.E2E_PORT ?? 4399)
const PROJECT = path.join(import.meta.dirname, '../..')

/** The sites by their folders: the tests' own catalog, what the store publishes, a random catalog. */
const FOLDERS = { own: '.sites/own/dist', published: 'dist', random: '.sites/random/dist' }

/** A site that is built, served on a port of its own. */
interface Site {
  name: string
  /** From the project's root. */
  folder: string
  port: number
  url: string
}

/** Every site, built or not. */
const ALL: readonly Site[] = Object.entries(FOLDERS).map(([name, folder], place) => {
  const port = PORT + place
  return { name, folder, port, url: `http://localhost:${port}` }
})

/** The sites that are built. */
export const SITES = ALL.filter(({ folder }) => existsSync(path.join(PROJECT, folder)))

/** The tests' own catalog, which journeys walk. */
export const OWN_URL = `http://localhost:${PORT}`
