import { describe, expect, test } from 'vitest'
import { serveBuiltSite } from '../serve-built-site.ts'

const get = serveBuiltSite('own-site-tests')

describe('pages', () => {
  test.each([
    '/nope',
    '/ceiling-fans/by-brand',
    '/ceiling-fans/traditional/beacon-60',
    '/ceiling-fans/by-brand/elk-home',
    '/ceiling-fans/by-brand/hunter/beacon-60',
  ])('%s answers 404 with the Page Not Found screen', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('We could not find the above page on our servers')
  })

  test('an address with a slash at the end leads to the one without', async () => {
    const response = await get('/ceiling-fans/outdoor/')
    expect([response.status, response.headers.get('location')]).toEqual([301, '/ceiling-fans/outdoor'])
  })
})

describe('API', () => {
  test.each([
    '/api/getproductcategories',
    '/api/getlightingfixturecategories',
    '/api/ceilingfans/outdoor',
    '/api/lightingfixtures/pendants',
    '/api/bybrand/ceilingfans/maxim-lighting',
    '/api/ceilingfandetails/outdoor/beacon-60',
    '/api/lightingfixturedetails/chandeliers/wagoner-8',
    '/api/ceilingfandetailsbybrand/maxim-lighting/beacon-60',
  ])('%s answers in JSON', async (path) => {
    const response = await get(path)
    const type = response.headers.get('content-type')
    expect([response.status, type]).toEqual([200, 'application/json; charset=utf-8'])
    expect(JSON.stringify(await response.json())).toMatch(/"name":"(outdoor|pendants|beacon-60|wagoner-8)"/)
  })

  test('pictures are absolute paths that answer', async () => {
    const { ceilingFanResults: fan } = await (await get('/api/ceilingfandetails/outdoor/beacon-60')).json()
    for (const url of [fan.imageUrl, fan.finishPictures['Matte White']]) {
      const response = await get(url)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
      await response.body?.cancel()
    }
  })

  test.each([
    '/api',
    '/api/nope',
    '/api/ceilingfans',
    '/api/lightingfixtures/outdoor',
    '/api/lightingfixturedetails/pendants/beacon-60',
    '/api/bybrand/ceilingfans/elk-home',
    '/api/ceilingfandetailsbybrand/hunter/beacon-60',
  ])('%s answers No Results as plain text', async (path) => {
    const response = await get(path)
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'No Results',
    ])
  })

  test('every answer may be read from any site', async () => {
    for (const path of ['/api/getproductcategories', '/api/nope']) {
      const response = await get(path)
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      await response.body?.cancel()
    }
  })
})
