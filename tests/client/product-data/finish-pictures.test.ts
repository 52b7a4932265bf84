import { afterEach, describe, expect, test, vi } from 'vitest'
import { type RequestedFinish, showInFinishes } from '../../../src/client/product-data/finish-pictures.ts'
import { makeFinishFiles } from '../../../src/publishing/product-files/finish-files.ts'
import { fans } from '../../features/finder/products.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'

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

const PICTURES = 'content/images/fans'

describe('a fan requested', () => {
  test('in a family shows its finish of that family, also on its page', async () => {
    expect(await shown([{ family: 'white' }], 'alder-52')).toEqual({
      finish: 'matte-white',
      url: '/ceiling-fans/traditional/alder-52?finish=matte-white',
      picture: `${PICTURES}/white.jpg.webp`,
    })
  })

  test('in one finish, by name', async () => {
    expect((await shown([{ finish: 'Satin Nickel' }], 'alder-52')).finish).toBe('satin-nickel')
  })

  test('is unchanged when chosen in its photo’s finish', async () => {
    expect(await shown([{ family: 'black' }], 'beacon-60')).toEqual({
      finish: undefined,
      url: '/ceiling-fans/contemporary/beacon-60',
      picture: '',
    })
  })

  test('is unchanged when its chosen finish isn’t sold', async () => {
    expect((await shown([{ family: 'gray' }], 'alder-52')).finish).toBeUndefined()
  })

  test('in a finish without a photo keeps the main photo, and its page opens with the finish', async () => {
    expect(await shown([{ family: 'nickel-and-chrome' }], 'elmwood-hugger-44')).toEqual({
      finish: 'brushed-nickel',
      url: '/ceiling-fans/low-profile/elmwood-hugger-44?finish=brushed-nickel',
      picture: '',
    })
  })

  test.each([
    ['nickel-and-chrome', 'brushed-nickel--walnut', 'the body, with the blades that are shown'],
    ['wood', undefined, 'the blades that are shown are asked for'],
  ])('as body or blades: %s, %s: %s', async (family, finish, _why) => {
    expect((await shown([{ family }], 'halcyon-72')).finish).toBe(finish)
  })

  test('in a blade finish shows a body with a photo', async () => {
    expect((await shown([{ finish: 'Light Oak' }], 'halcyon-72')).finish).toBe('satin-brass--light-oak')
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
