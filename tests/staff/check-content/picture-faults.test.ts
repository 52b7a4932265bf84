import { describe, expect, test } from 'vitest'
import { formatFault } from '../../../src/catalogue/faults.ts'
import { pictureOf } from '../../../src/catalogue/picture-references.ts'
import { pictureFaults } from '../../../src/staff/check-content/picture-faults.ts'
import { aPicture } from '../../own-catalogue/pictures.ts'
import { contentFolder } from './content-folder.ts'

const file = 'content/fans/alder-52.json'
const PICTURE = 'content/images/fans/alder-52.jpg'

const GIF = await aPicture(900, 900, 'gif')

const content = await contentFolder(new Map([[PICTURE, await aPicture(800, 800)]]))

/** What is said about the picture that a fan names. */
async function report(written = '../images/fans/alder-52.jpg') {
  const reference = { file, field: 'imageUrl', written, picture: pictureOf(file, written) }
  const place = `✖ ${file} › imageUrl: `
  return (await pictureFaults(content.root, [reference])).map((fault) =>
    formatFault(fault).replace(place, ''),
  )
}

describe('a picture that is not there', () => {
  const MEANT = 'Did you mean "../images/fans/alder-52.jpg"?'

  test.each([
    ['a misspelt name', '../images/fans/alder-53.jpg', MEANT],
    ['the wrong folder', '../images/alder-52.jpg', MEANT],
    [
      'a capital letter',
      '../images/fans/Alder-52.jpg',
      'The file is named alder-52.jpg: make both names the same, as capital letters count.',
    ],
    ['a forgotten picture', '../images/fans/zzyzx.jpg', 'Put the picture at content/images/fans/zzyzx.jpg.'],
    ['a picture beside its record', './zzyzx.jpg', 'Put the picture in content/images.'],
  ])('%s', async (_mistake, written, remedy) => {
    expect(await report(written)).toEqual([`there is no picture ${written}. ${remedy}`])
  })

  test('a file whose ending is in capitals', async () => {
    await content.move(PICTURE, 'content/images/fans/alder-52.JPG')
    expect(await report()).toEqual([
      'there is no picture ../images/fans/alder-52.jpg. The file is named alder-52.JPG: make both names the same, as capital letters count.',
    ])
  })
})

describe('what a picture holds', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"></svg>'

  test.each([
    { what: 'text', bytes: Buffer.from('Dear Sirs'), problem: 'is not a picture, despite its name' },
    { what: 'nothing', bytes: Buffer.alloc(0), problem: 'is not a picture, despite its name' },
    { what: 'a drawing', bytes: Buffer.from(SVG), problem: 'is a picture in svg format' },
    { what: 'an animation', bytes: GIF, problem: 'is a picture in gif format' },
  ])('$what', async ({ bytes, problem }) => {
    await content.write(PICTURE, bytes)
    expect(await report()).toEqual([
      `../images/fans/alder-52.jpg ${problem}. Save the picture again as JPEG, PNG, WebP or AVIF.`,
    ])
  })

  test('a PNG under the name of a JPEG is right: browsers are given what it holds', async () => {
    await content.write(PICTURE, await aPicture(800, 800, 'png'))
    expect(await report()).toEqual([])
  })
})

describe('the size of a picture', () => {
  test.each([
    { width: 799, height: 800 },
    { width: 800, height: 799 },
  ])('$width x $height px is too small', async ({ width, height }) => {
    await content.write(PICTURE, await aPicture(width, height))
    expect(await report()).toEqual([
      `../images/fans/alder-52.jpg is ${width} x ${height} px. Use a larger one: at least 800 px on each side.`,
    ])
  })

  test('800 x 800 px is right', async () => {
    expect(await report()).toEqual([])
  })
})

describe('a picture that is damaged', () => {
  const line =
    '../images/fans/alder-52.jpg is damaged: only part of it can be read. Copy it again, or save the picture again.'

  test.each(['jpeg', 'png'] as const)('a %s that was cut off on its way', async (format) => {
    const whole = await aPicture(900, 900, format)
    await content.write(PICTURE, whole.subarray(0, whole.length - 20))
    expect(await report()).toEqual([line])
  })

  test('a JPEG that is broken in its middle', async () => {
    const broken = await aPicture(900, 900)
    const middle = Math.floor(broken.length / 2)
    broken.fill(0xff, middle, middle + 500)
    await content.write(PICTURE, broken)
    expect(await report()).toEqual([line])
  })
})
