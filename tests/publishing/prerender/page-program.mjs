/** Stands in for the program that Astro builds: its pages say what they were made with. */
let known = ''

const answers = {
  '/size.html': () => new Response(known),
  '/gone.html': () => new Response('Not here', { status: 404, headers: { 'X-Said': 'gone' } }),
  '/room.html': () =>
    new Response(
      astroAsset.addStaticImage(
        { src: { src: '/_astro/porch.DfeZ2Xqc.jpg' }, width: 640, format: 'avif' },
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
  setInternals(internals) {
    known = [...internals.pagesByKeys.keys()].join()
  },
  setOptions({ settings }) {
    known += ` with ${settings.scripts}`
  },
  render: async (request) => answers[new URL(request.url).pathname](),
}
