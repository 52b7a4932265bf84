/** The program of a thread that makes pages (start-page-thread.ts). */
import { parentPort, workerData } from 'node:worker_threads'
import type { ImageTransform, RouteData } from 'astro'
import type { FromThread, Job, Made, NamedPicture, ThreadSetup } from './thread-messages.ts'

interface PageMaker {
  manifest: { routes: { routeData: RouteData }[] }
  setInternals(internals: ThreadSetup['internals']): void
  setOptions(options: object): void
  render(request: Request, options: { routeData: RouteData }): Promise<Response>
}

/** Not exported by Astro: whether its names are those of the build is looked at for every picture (start-page-thread.ts). */
interface PictureNames {
  hashTransform(transform: ImageTransform, service: string, properties: string[]): string
  propsToFilename(path: string, transform: ImageTransform, hash: string): string
}

const { entry, internals, scripts, imageService } = workerData as ThreadSetup
const { hashTransform, propsToFilename } = (await import(
  new URL('dist/assets/utils/hash.js', import.meta.resolve('astro/package.json')).href
)) as PictureNames

const pictures = new Map<string, NamedPicture>()
const originals = new Set<string>()
globalThis.astroAsset = {
  referencedImages: originals,
  addStaticImage(...given) {
    const [transform, hashProperties] = given
    const path = typeof transform.src === 'string' ? transform.src : transform.src.src
    const hash = hashTransform(transform, imageService, hashProperties)
    const address = encodeURI(propsToFilename(path, transform, hash))
    pictures.set(address, { given, address })
    return address
  },
}

const { app } = (await import(entry)) as { app: PageMaker }
app.setInternals(internals)
app.setOptions({ settings: { scripts }, logger: { options: { destination: { write() {} } } } })
const routes = app.manifest.routes.map(({ routeData }) => routeData)

/** Until the first page of a route is made, Astro lists all of its pages for every one that it is asked for. */
const first = new Map<RouteData, Promise<unknown>>()

async function render(url: string, routeData: RouteData): Promise<Response> {
  const before = first.get(routeData)
  if (before) await before
  const response = app.render(new Request(url), { routeData })
  if (!before) first.set(routeData, Promise.allSettled([response]))
  return response
}

async function make({ url, route, component }: Job): Promise<Made | undefined> {
  const routeData = routes.find((known) => known.route === route && known.component === component)
  if (!routeData) return undefined
  const response = await render(url, routeData)
  return { status: response.status, headers: [...response.headers], body: await response.arrayBuffer() }
}

const tell = (message: FromThread, moved: ArrayBuffer[] = []) => parentPort?.postMessage(message, moved)

parentPort?.on('message', async (job: Job) => {
  const made = await make(job).catch(() => undefined)
  tell(
    { id: job.id, made, pictures: [...pictures.values()], originals: [...originals] },
    made ? [made.body] : [],
  )
  pictures.clear()
  originals.clear()
})
tell('ready')
