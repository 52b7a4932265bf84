import { expect, test } from 'vitest'
import { serveBuiltSite } from '../serve-built-site.ts'

const get = serveBuiltSite('own-site-tests')

/** Each address's response: status, type and text. */
const answers = (paths: readonly string[]) =>
  Promise.all(
    paths.map(async (path) => {
      const response = await get(path)
      const { status, headers } = response
      const [type, origin] = ['content-type', 'access-control-allow-origin'].map((name) => headers.get(name))
      return { path, status, type, origin, text: await response.text() }
    }),
  )

test('an unknown page answers 404 with the Page Not Found screen', async () => {
  const paths = [
    '/nope',
    '/ceiling-fans/by-brand',
    '/ceiling-fans/traditional/beacon-60',
    '/ceiling-fans/by-brand/hunter/beacon-60',
  ]
  for (const answer of await answers(paths))
    expect(answer).toMatchObject({
      status: 404,
      text: expect.stringContaining('We could not find the above page on our servers'),
    })
})

test('an address with a trailing slash redirects to the one without', async () => {
  const response = await get('/ceiling-fans/outdoor/')
  expect([response.status, response.headers.get('location')]).toEqual([301, '/ceiling-fans/outdoor'])
})

test('every endpoint answers any site in JSON', async () => {
  const paths = [
    '/api/getproductcategories',
    '/api/getlightingfixturecategories',
    '/api/ceilingfans/outdoor',
    '/api/lightingfixtures/pendants',
    '/api/bybrand/ceilingfans/maxim-lighting',
    '/api/ceilingfandetails/outdoor/beacon-60',
    '/api/lightingfixturedetails/chandeliers/wagoner-8',
    '/api/ceilingfandetailsbybrand/maxim-lighting/beacon-60',
  ]
  for (const answer of await answers(paths))
    expect(answer).toMatchObject({
      status: 200,
      type: 'application/json; charset=utf-8',
      origin: '*',
      text: expect.stringMatching(/"name": ?"(outdoor|pendants|beacon-60|wagoner-8)"/),
    })
})

test('the API’s pictures are absolute paths that exist', async () => {
  const { ceilingFanResults: fan } = await (await get('/api/ceilingfandetails/outdoor/beacon-60')).json()
  for (const answer of await answers([fan.imageUrl, fan.finishPictures['Matte White']]))
    expect(answer).toMatchObject({ status: 200, type: 'image/jpeg' })
})

test('an unknown endpoint answers any site with No Results', async () => {
  for (const answer of await answers(['/api', '/api/ceilingfandetailsbybrand/hunter/beacon-60']))
    expect(answer).toMatchObject({
      status: 200,
      type: 'text/plain; charset=utf-8',
      origin: '*',
      text: 'No Results',
    })
})
