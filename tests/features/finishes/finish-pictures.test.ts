import { afterEach, expect, test, vi } from 'vitest'
import { type RequestedFinish, showInFinishes } from '../../../src/features/finishes/finish-pictures.ts'
import { makeFinishFiles } from '../../../src/publishing/product-files/finish-files.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'
import { fans } from '../finder/products.ts'

const cardPicture = async (picture: string) => ({ avifSet: `${picture}.avif`, src: `${picture}.webp` })
const { served, files } = await makeFinishFiles('fans', own, own.fans, cardPicture)
const list = { products: fans, finishFiles: files }

afterEach(() => vi.unstubAllGlobals())

/** A browser that gets these files; each list file needs a new name. */
function stubFetch() {
  const fetch = vi.fn(async (address: string) => {
    const file = served.find((one) => one.address === address)
    return new Response(file?.data.toString() ?? JSON.stringify(list))
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

let count = 0
async function shown(asked: RequestedFinish[], productUrl: string) {
  count += 1
  stubFetch()
  const inFinish = await showInFinishes(`/data/list-${count}.json`, asked)
  const product = fans.find((fan) => fan.productUrl === productUrl)
  if (!product) throw new Error(productUrl)
  const { finish, url, picture } = inFinish(product)
  return { finish, url, picture: picture.src }
}

test.each<[asked: RequestedFinish, fan: string, finish: string | undefined, why: string]>([
  [{ family: 'white' }, 'alder-52', 'matte-white', 'its finish of that family'],
  [{ finish: 'Satin Nickel' }, 'alder-52', 'satin-nickel', 'one finish, by name'],
  [{ family: 'black' }, 'beacon-60', undefined, 'the finish of its photo'],
  [{ family: 'gray' }, 'alder-52', undefined, 'a finish that isn’t sold'],
  [
    { family: 'nickel-and-chrome' },
    'halcyon-72',
    'brushed-nickel--walnut',
    'the body, with the shown blades',
  ],
  [{ family: 'wood' }, 'halcyon-72', undefined, 'the shown blades'],
  [{ finish: 'Light Oak' }, 'halcyon-72', 'satin-brass--light-oak', 'blades, with a body that has a photo'],
])('for %j shows %s in %s: %s', async (asked, fan, finish) => {
  expect((await shown([asked], fan)).finish).toBe(finish)
})

test('a fan in a requested finish has its photo, if any, and a page that opens with the finish', async () => {
  expect(await shown([{ family: 'white' }], 'alder-52')).toEqual({
    finish: 'matte-white',
    url: '/ceiling-fans/traditional/alder-52?finish=matte-white',
    picture: 'content/images/fans/white.jpg.webp',
  })
  expect(await shown([{ family: 'nickel-and-chrome' }], 'elmwood-hugger-44')).toEqual({
    finish: 'brushed-nickel',
    url: '/ceiling-fans/low-profile/elmwood-hugger-44?finish=brushed-nickel',
    picture: '',
  })
})

test('loads only the requested family’s photos, once', async () => {
  const fetch = stubFetch()
  await showInFinishes('/data/only.json', [{ family: 'bronze' }, { family: 'brass-and-gold' }])
  await showInFinishes('/data/only.json', [{ family: 'brass-and-gold' }])
  const addresses = fetch.mock.calls.map(([address]) => address.replace(/\..*/, ''))
  expect(addresses).toEqual(['/data/only', '/data/finishes/fans/brass-and-gold'])
})

test('photos of finishes without a family share a file', async () => {
  const { files: without } = await makeFinishFiles('fans', { finishFamilies: {} }, own.fans, cardPicture)
  expect(Object.keys(without)).toEqual(['other'])
})
