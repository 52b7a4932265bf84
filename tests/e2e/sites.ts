import { existsSync } from 'node:fs'
import path from 'node:path'
import { freePorts } from '../free-ports.ts'

const PROJECT = path.join(import.meta.dirname, '../..')

/** Sites by folder. */
const FOLDERS = { own: '.sites/own/dist', random: '.sites/random/dist' }

const PORTS = freePorts('E2E_PORTS', Object.keys(FOLDERS).length)

/** The built sites, each served on its own port. */
export const SITES = Object.entries(FOLDERS).flatMap(([name, folder], place) => {
  const port = PORTS[place]
  return existsSync(path.join(PROJECT, folder))
    ? [{ name, folder, port, url: `http://localhost:${port}` }]
    : []
})

/** The tests' own catalog, which journeys walk. */
export const OWN_URL = `http://localhost:${PORTS[0]}`
