import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { aPicture, freshContent } from './content-copy.ts'

const ALDER = 'content/fans/alder-52.json'
const PICTURE = 'content/images/fans/alder-52.jpg'
const IMAGE_URL = '✖ content/fans/alder-52.json › imageUrl'

const content = await freshContent()

describe('a picture that is not there', () => {
  test.each([
    {
      mistake: 'a misspelt name',
      written: '../images/fans/alder-53.jpg',
      line: 'there is no picture ../images/fans/alder-53.jpg. Did you mean "../images/fans/alder-52.jpg"?',
    },
    {
      mistake: 'the wrong folder',
      written: '../images/alder-52.jpg',
      line: 'there is no picture ../images/alder-52.jpg. Did you mean "../images/fans/alder-52.jpg"?',
    },
    {
      mistake: 'a capital letter',
      written: '../images/fans/Alder-52.jpg',
      line: 'there is no picture ../images/fans/Alder-52.jpg. The file is named alder-52.jpg: name both alike, capital letters count.',
    },
    {
      mistake: 'a picture that was forgotten',
      written: '../images/fans/zzyzx.jpg',
      line: 'there is no picture ../images/fans/zzyzx.jpg. Put the picture at content/images/fans/zzyzx.jpg.',
    },
    {
      mistake: 'a picture beside its record',
      written: './zzyzx.jpg',
      line: 'there is no picture ./zzyzx.jpg. Put the picture into content/images.',
    },
  ])('$mistake', async ({ written, line }) => {
    await content.edit(ALDER, (fan) => {
      fan.imageUrl = written
    })
    expect(await content.report()).toEqual([`${IMAGE_URL}: ${line}`])
  })

  test('a file whose ending is in capitals', async () => {
    await content.move(PICTURE, 'content/images/fans/alder-52.JPG')
    expect(await content.report()).toEqual([
      `${IMAGE_URL}: there is no picture ../images/fans/alder-52.jpg. The file is named alder-52.JPG: name both alike, capital letters count.`,
    ])
  })

  test.each([
    { who: 'a finish', file: ALDER, field: 'finishPictures.Satin Nickel' },
    { who: 'a category', file: 'content/fan-categories/small-rooms.json', field: 'imageUrl' },
    { who: 'a room of the gallery', file: 'content/gallery.json', field: '[2].url' },
  ])('$who', async ({ file, field }) => {
    const near = file === 'content/gallery.json' ? './images/zzyzx.jpg' : '../images/zzyzx.jpg'
    await content.edit(file, (record) => {
      if (file === ALDER) record.finishPictures['Satin Nickel'] = near
      else if (Array.isArray(record)) record[2].url = near
      else record.imageUrl = near
    })
    expect(await content.report()).toEqual([
      `✖ ${file} › ${field}: there is no picture ${near}. Put the picture at content/images/zzyzx.jpg.`,
    ])
  })
})

test.each([
  { mistake: 'backslashes', written: String.raw`..\images\fans\alder-52.jpg` },
  { mistake: 'an ending in capitals', written: '../images/fans/alder-52.JPG' },
  { mistake: 'a kind of picture that is not for photographs', written: '../images/fans/alder-52.gif' },
  { mistake: 'the path from the content folder', written: 'images/fans/alder-52.jpg' },
  { mistake: 'the path on one computer', written: String.raw`C:\Users\store\alder-52.jpg` },
])('a path with $mistake', async ({ written }) => {
  await content.edit(ALDER, (fan) => {
    fan.imageUrl = written
  })
  expect(await content.report()).toEqual([
    `${IMAGE_URL}: expected the path of a picture from this file, with / and a small-letter ending (jpg, png, webp, avif), such as "../images/fans/alder-52.jpg", got ${JSON.stringify(written)}. Correct the value.`,
  ])
})

describe('what a picture holds', () => {
  const remedy = 'Save the picture again as JPEG, PNG, WebP or AVIF.'

  test.each([
    { mistake: 'text', bytes: Buffer.from('Dear Sirs') },
    { mistake: 'nothing', bytes: Buffer.alloc(0) },
  ])('$mistake', async ({ bytes }) => {
    await content.write(PICTURE, bytes)
    expect(await content.report()).toEqual([
      `${IMAGE_URL}: ../images/fans/alder-52.jpg is not a picture, whatever its name says. ${remedy}`,
    ])
  })

  test('a drawing under the name of a photograph', async () => {
    await content.write(PICTURE, '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"></svg>')
    expect(await content.report()).toEqual([
      `${IMAGE_URL}: ../images/fans/alder-52.jpg holds a picture of the kind svg. ${remedy}`,
    ])
  })

  test('an animation under the name of a photograph', async () => {
    await content.write(PICTURE, await aPicture(900, 900, 'gif'))
    expect(await content.report()).toEqual([
      `${IMAGE_URL}: ../images/fans/alder-52.jpg holds a picture of the kind gif. ${remedy}`,
    ])
  })

  test('a PNG under the name of a JPEG is right: browsers are given what it holds', async () => {
    await content.write(PICTURE, await aPicture(800, 800, 'png'))
    expect(await content.report()).toEqual([])
  })
})

describe('the size of a picture', () => {
  test.each([
    { width: 799, height: 800 },
    { width: 800, height: 799 },
    { width: 2000, height: 400 },
  ])('$width x $height px is too small', async ({ width, height }) => {
    await content.write(PICTURE, await aPicture(width, height))
    expect(await content.report()).toEqual([
      `${IMAGE_URL}: ../images/fans/alder-52.jpg is ${width} x ${height} px. Bring a larger one: at least 800 px on each side.`,
    ])
  })

  test('800 x 800 px is right', async () => {
    await content.write(PICTURE, await aPicture(800, 800))
    expect(await content.report()).toEqual([])
  })
})

describe('a picture that is damaged', () => {
  const line = `${IMAGE_URL}: ../images/fans/alder-52.jpg is damaged: only a part of it can be read. Copy the picture there again, or save it anew.`

  test.each(['jpeg', 'png'] as const)('a %s that was cut off on its way', async (format) => {
    const whole = await aPicture(900, 900, format)
    await content.write(PICTURE, whole.subarray(0, whole.length - 20))
    expect(await content.report()).toEqual([line])
  })

  test('a JPEG that is broken in its middle', async () => {
    const broken = await readFile(join(content.root, PICTURE))
    broken.fill(0xff, broken.length / 2, broken.length / 2 + 500)
    await content.write(PICTURE, broken)
    expect(await content.report()).toEqual([line])
  })
})

describe('a picture that no record names', () => {
  const UNUSED = 'content/images/scenes/old-window.jpg'

  test('is told of, and forbids no build', async () => {
    await content.write(UNUSED, await aPicture(1200, 800))
    expect(await content.report()).toEqual([
      `⚠ ${UNUSED}: no record names this picture, so no page shows it. Name it in a record, or delete it.`,
    ])
  })

  test('is not told of while a record has a fault, since that record may mean it', async () => {
    await content.write(UNUSED, await aPicture(1200, 800))
    await content.edit('content/rooms.json', (rooms) => {
      delete rooms.fansUrl
    })
    expect(await content.report()).toEqual([
      '✖ content/rooms.json › fansUrl: is missing. Add the line "fansUrl": … (The room at the top of the fans page.)',
    ])
  })
})
