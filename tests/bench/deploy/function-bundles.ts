import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config } from '@netlify/functions'
import { isRouted } from '../../../netlify/local/functions.ts'
import type { Builder, Site } from './netlify-builder.ts'

interface Route {
  literal?: string
  expression?: string
  prefer_static?: boolean
}

/** What the packager tells Netlify of a function. */
interface ManifestEntry {
  name: string
  mainFile: string
  path: string
  runtimeVersion: string
  routes?: Route[]
  excludedRoutes?: Route[]
  schedule?: string
  trafficRules?: { action: { config: { aggregate: { keys: { type: string }[] } } } }
}

export interface Bundle {
  name: string
  zipKiB: number
  runtime: string
  /** The unpacked bundle, outside the project: nothing but what it holds can be found from there. */
  folder: string
  /** Where its manifest does not say what the function's `config` says. */
  faults: string[]
}

/** Netlify leads these to functions or files; each is asked of both sides. */
const ADDRESSES = ['/', '/ceiling-fans', '/contact', '/api', '/api/contact', '/api/unknown', '/api/a/b']

/** Unpacks the functions that the builder has packed, and compares their routes with those of the local server. */
export async function openBundles(
  root: string,
  { packagePath = '' }: Site,
  unzip: Builder['unzip'],
): Promise<{ bundles: Bundle[]; folder: string; discard: () => Promise<void> }> {
  const manifest = await readFile(join(root, packagePath, '.netlify/functions/manifest.json'), 'utf8').catch(
    () => '{"functions":[]}',
  )
  const { functions } = JSON.parse(manifest) as { functions: ManifestEntry[] }
  const folder = await mkdtemp(join(tmpdir(), 'deploy-bundles-'))
  const bundles: Bundle[] = []
  for (const entry of functions) {
    const archive = await readFile(entry.path)
    await unpack(unzip(archive), join(folder, entry.name))
    bundles.push({
      name: entry.name,
      zipKiB: archive.length / 1024,
      runtime: entry.runtimeVersion,
      folder: join(folder, entry.name),
      faults: await manifestFaults(entry),
    })
  }
  return { bundles, folder, discard: () => rm(folder, { recursive: true, force: true }) }
}

async function unpack(files: Record<string, Uint8Array>, folder: string): Promise<void> {
  for (const [name, bytes] of Object.entries(files)) {
    if (name.endsWith('/')) continue
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), bytes)
  }
}

async function manifestFaults(entry: ManifestEntry): Promise<string[]> {
  const { config = {} } = (await import(pathToFileURL(entry.mainFile).href)) as { config?: Config }
  const isLocal = (address: string) => isRouted(config, entry.name, 'GET', address)
  const leads = (routes: Route[] = [], address: string) =>
    routes.some(({ literal, expression }) =>
      expression ? new RegExp(expression).test(address) : literal === address,
    )
  const isPacked = (address: string) => leads(entry.routes, address) && !leads(entry.excludedRoutes, address)
  const routed = ADDRESSES.filter((address) => isLocal(address) !== isPacked(address)).map(
    (address) => `${entry.name}: ${address} is its own ${isLocal(address) ? 'here' : 'on Netlify'} only`,
  )
  const told = {
    schedule: entry.schedule,
    preferStatic: entry.routes?.some(({ prefer_static }) => prefer_static) || undefined,
    rateLimit: entry.trafficRules?.action.config.aggregate.keys.map(({ type }) => type).join(' and '),
  }
  const { schedule, preferStatic, rateLimit } = config
  const meant = {
    schedule,
    preferStatic,
    rateLimit: rateLimit && [rateLimit.aggregateBy].flat().join(' and '),
  }
  return [...routed, ...differences(entry.name, meant, told)]
}

const differences = (name: string, meant: Record<string, unknown>, told: Record<string, unknown>): string[] =>
  Object.keys(meant)
    .filter((key) => meant[key] !== told[key])
    .map((key) => `${name}: ${key} is ${meant[key]} in its config, ${told[key]} in the manifest`)
