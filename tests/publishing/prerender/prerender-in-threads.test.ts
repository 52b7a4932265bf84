import type { AstroPrerenderer, PrerenderResult, RouteData } from 'astro'
import { expect, test } from 'vitest'
import { prerenderInThreads } from '../../../src/publishing/prerender/prerender-in-threads.ts'
import type { PageThread } from '../../../src/publishing/prerender/start-page-thread.ts'

const routeData = { route: '/parts', component: 'src/pages/parts.astro' } as RouteData
const PATHS = [{ pathname: '/parts', route: routeData }]

const here = (): AstroPrerenderer => ({
  name: 'here',
  getStaticPaths: async () => PATHS,
  // As Astro's own does.
  render: async () => ({ response: new Response('<p>here</p>') }),
})

const thread = (parts: Partial<PageThread> = {}): PageThread => ({
  ready: Promise.resolve(),
  isFree: () => true,
  make: async () => new Response('<p>in a thread</p>'),
  end: async () => {},
  ...parts,
})

async function made(threads: PageThread[], file = 'parts.html') {
  const noted: [string, string][] = []
  const prerenderer = prerenderInThreads(
    here(),
    async () => threads,
    (...page) => noted.push(page),
  )
  await prerenderer.setup?.()
  const request = new Request(`http://localhost/${file}`)
  const { response } = (await prerenderer.render(request, { routeData })) as PrerenderResult
  return { html: await response.text(), noted }
}

test('a page is made in a thread that is free', async () => {
  expect((await made([thread({ isFree: () => false }), thread()])).html).toBe('<p>in a thread</p>')
})

test('a page is made here while no thread is free', async () => {
  expect((await made([thread({ isFree: () => false })])).html).toBe('<p>here</p>')
})

test('a page that a thread cannot make is made here', async () => {
  expect((await made([thread({ make: async () => undefined })])).html).toBe('<p>here</p>')
})

test('what a page holds is told, whoever made it', async () => {
  expect((await made([thread()])).noted).toEqual([['parts.html', '<p>in a thread</p>']])
  expect((await made([])).noted).toEqual([['parts.html', '<p>here</p>']])
})

test('an answer is no page, and is not told', async () => {
  expect((await made([thread()], 'api/fans')).noted).toEqual([])
})

test('a page is told by the name of its file', async () => {
  expect((await made([], 'ceiling-fans/caf%C3%A9.html')).noted[0]?.[0]).toBe('ceiling-fans/café.html')
})

test('a build whose threads cannot be loaded ends with what is wrong', async () => {
  const broken = thread({ ready: Promise.reject(new Error('Out of memory')) })
  const prerenderer = prerenderInThreads(
    here(),
    async () => [broken],
    () => {},
  )
  await prerenderer.setup?.()
  await expect(prerenderer.getStaticPaths()).rejects.toThrow('Out of memory')
})

test('threads end with the build, before the other does', async () => {
  const steps: string[] = []
  const step = (name: string) => async () => {
    steps.push(name)
  }
  const own = { ...here(), teardown: step('torn down') }
  const prerenderer = prerenderInThreads(
    own,
    async () => [thread({ end: step('ended') })],
    () => {},
  )
  await prerenderer.setup?.()
  await prerenderer.teardown?.()
  expect(steps).toEqual(['ended', 'torn down'])
})
