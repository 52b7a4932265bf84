import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SITE } from '../../features/contact/requests.ts'
import { fetchPackages } from '../fetched-packages.ts'

const BUILDER = '@netlify/build'
/** The packager comes with the builder, in the version that the builder asks for. */
const PACKAGES = { dependencies: { [BUILDER]: '37.3.3', fflate: '0.8.3' } }

/** What is set in the site's settings on Netlify, in values that occur nowhere else. */
export const SECRETS = {
  RESEND_API_KEY: `re_${randomUUID()}`,
  CONTACT_TO: `to-${randomUUID()}@example.com`,
  CONTACT_FROM: `Website <from-${randomUUID()}@example.com>`,
}

/** What Netlify sets for every build. */
const NETLIFY_ENVIRONMENT = {
  NETLIFY: 'true',
  URL: SITE,
  REPOSITORY_URL: 'https://github.com/example/fans',
}

/** A site that is published from this repository. */
export interface Site {
  name: string
  /** The folder of its netlify.toml, which Netlify calls the package directory; none for the root. */
  packagePath?: string
  /** The folder that is published, from the root. */
  publish: string
  /** The functions that are published with it. */
  functions: string[]
}

/** Netlify's configuration as it publishes it: of netlify.toml and of the files `_headers` and `_redirects`. */
export interface PublishedConfig {
  headers: { for: string; values: Record<string, string> }[]
  redirects: { from: string; to?: string; status?: number }[]
}

export interface Build {
  seconds: number
  config: PublishedConfig
  /** Encoded pictures: what the last build left, and what this one had to encode. */
  pictures: { found: number; encoded: number }
}

interface Result {
  success: boolean
  logs?: { stdout: string[]; stderr: string[] }
  netlifyConfig?: PublishedConfig
}

type Buildable = (flags: object) => Promise<Result>
type Unzip = (archive: Uint8Array) => Record<string, Uint8Array>

/**
 * Fetches Netlify's builder: the command, the plugins, the packager of the functions and the search for secrets, as
 * on Netlify, but without an account and without anything being published.
 */
export async function fetchBuilder() {
  const packages = await fetchPackages(PACKAGES, ['--ignore-scripts'])
  const { default: build } = (await packages.load(BUILDER)) as { default: Buildable }
  const cacheDir = await mkdtemp(join(tmpdir(), 'deploy-cache-'))

  async function buildSite(root: string, { name, packagePath }: Site): Promise<Build> {
    let restoredAt = 0
    let found = 0
    const start = performance.now()
    const { success, logs, netlifyConfig } = await build({
      cwd: root,
      repositoryRoot: root,
      packagePath,
      cacheDir: join(cacheDir, name),
      nodePath: process.execPath,
      mode: 'require',
      context: 'production',
      branch: 'main',
      offline: true,
      telemetry: false,
      defaultConfig: { build: { environment: { ...SECRETS, ...NETLIFY_ENVIRONMENT } } },
      explicitSecretKeys: Object.keys(SECRETS).join(','),
      enhancedSecretScan: true,
      buffer: true,
      eventHandlers: {
        // Runs after the plugins.
        onPreBuild: async () => {
          restoredAt = Date.now()
          found = await picturesSince(root, 0)
          return {}
        },
      },
    })
    const seconds = (performance.now() - start) / 1000
    if (!success || !netlifyConfig) {
      const said = [...(logs?.stdout ?? []), ...(logs?.stderr ?? [])].join('\n')
      throw new Error(`Netlify's builder failed:\n${said}`)
    }
    const encoded = await picturesSince(root, restoredAt)
    return { seconds, config: netlifyConfig, pictures: { found, encoded } }
  }

  async function discard(): Promise<void> {
    await packages.discard()
    await rm(cacheDir, { recursive: true, force: true })
  }
  const { unzipSync } = (await packages.load('fflate')) as { unzipSync: Unzip }
  return { build: buildSite, unzip: unzipSync, cacheDir, discard }
}

export type Builder = Awaited<ReturnType<typeof fetchBuilder>>

/** How many pictures were encoded after a time. */
async function picturesSince(root: string, time: number): Promise<number> {
  const folder = join(root, '.astro/assets')
  const names = await readdir(folder).catch(() => [])
  const written = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs))
  return written.filter((at) => at > time).length
}
