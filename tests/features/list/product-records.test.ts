import { afterEach, expect, test, vi } from 'vitest'
import { productRecord } from '../../../src/features/list/product-records.ts'
import { aFan } from '../../builders.ts'

afterEach(() => vi.unstubAllGlobals())

/** Counts what is asked of the site, which answers with what it is given. */
function site(answer: () => Promise<Response>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return answer()
  })
  return asked
}
const record = async () => Response.json({ ceilingFanResults: aFan({ title: 'Alder 52' }) })

test('a record is fetched once, from the API, and is the same each time', async () => {
  const asked = site(record)
  const page = '/ceiling-fans/traditional/alder-52'
  const first = await productRecord(page)
  expect(first).toMatchObject({ title: 'Alder 52', url: page })
  expect(await productRecord(page)).toBe(first)
  expect(asked).toEqual(['/api/ceilingfandetails/traditional/alder-52'])
})

test('a page that is no product has no record, and none is asked for', async () => {
  const asked = site(record)
  expect(await productRecord('/contact')).toBeUndefined()
  expect(asked).toEqual([])
})

test('after a failure the record is asked for again', async () => {
  const page = '/ceiling-fans/traditional/axial-54'
  site(() => Promise.reject(new TypeError('offline')))
  await expect(productRecord(page)).rejects.toThrow('offline')
  site(record)
  expect(await productRecord(page)).toMatchObject({ title: 'Alder 52' })
})
