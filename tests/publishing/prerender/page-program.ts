/** Stands in for the program that Astro builds: its pages say what they were made with. */
let known = ''

const picture = { src: '/_astro/porch.DfeZ2Xqc.jpg', width: 1200, height: 800, format: 'jpg' } as const

const answers: Record<string, () => Response | Promise<Response>> = {
  '/size.html': () => new Response(known),
  '/gone.html': () => new Response('Not here', { status: 404, headers: { 'X-Said': 'gone' } }),
  '/room.html': () =>
    new Response(
      globalThis.astroAsset.addStaticImage?.(
        { src: picture, width: 640, format: 'avif' },
        ['width', 'format'],
        'porch.jpg',
      ),
    ),
  '/broken.html': () => {
    throw new Error('The record has no title.')
  },
  '/never.html': () => new Promise(() => {}),
  '/last.html': () => process.exit(),
}

export const app = {
  manifest: { routes: [{ routeData: { route: '/[page]', component: 'src/pages/[page].astro' } }] },
  setInternals(internals: { pagesByKeys: ReadonlyMap<string, unknown> }) {
    known = [...internals.pagesByKeys.keys()].join()
  },
  setOptions({ settings }: { settings: { scripts: string } }) {
    known += ` with ${settings.scripts}`
  },
  render: async (request: Request) => answers[new URL(request.url).pathname]?.(),
}
