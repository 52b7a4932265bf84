import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPicture, pictureProblem } from '../../src/content-tools/new-picture.ts'
import { aPicture } from '../content-check/content-copy.ts'

const ROOT = resolve('.')

let desktop: string
beforeAll(async () => {
  desktop = await mkdtemp(join(tmpdir(), 'desktop-'))
  await writeFile(join(desktop, 'My fan.JPEG'), await aPicture(800, 800))
  await writeFile(join(desktop, 'small.jpg'), await aPicture(800, 799))
  await writeFile(join(desktop, 'words.jpg'), 'words')
  await writeFile(join(desktop, 'fan.heic'), await aPicture(800, 800))
})
afterAll(() => rm(desktop, { recursive: true }))

describe('a picture from elsewhere is named after the record', () => {
  const MOVED = { imageUrl: '../images/fans/osprey-52.jpg', picture: 'content/images/fans/osprey-52.jpg' }

  test.each(['plain', 'in quotation marks', 'with escaped spaces'])('when its path is typed %s', (form) => {
    const path = join(desktop, 'My fan.JPEG')
    const typed =
      { 'in quotation marks': `'${path}' `, 'with escaped spaces': path.replace(' ', '\\ ') }[form] ?? path
    expect(newPicture(ROOT, 'fans', 'osprey-52', typed)).toEqual({ ...MOVED, from: path })
  })
})

test('a picture in content/images stays where it is', () => {
  expect(newPicture(ROOT, 'fanCategories', 'porch', 'content/images/fans/wren-36.jpg')).toEqual({
    imageUrl: '../images/fans/wren-36.jpg',
    picture: 'content/images/fans/wren-36.jpg',
  })
})

describe('a picture is refused', () => {
  const problem = (file: string, name = 'osprey-52') => {
    const path = join(desktop, file)
    return pictureProblem(ROOT, newPicture(ROOT, 'fans', name, path))
  }

  test('unless it is large enough', async () => {
    expect(await problem('My fan.JPEG')).toBeUndefined()
    expect(await problem('small.jpg')).toBe(
      'small.jpg is 800 x 799 px. Bring a larger one: at least 800 px on each side.',
    )
  })

  test('when it is none', async () => {
    expect(await problem('words.jpg')).toBe(
      'words.jpg is not a picture, whatever its name says. Save the picture again as JPEG, PNG, WebP or AVIF.',
    )
  })

  test('in a format that browsers do not show', async () => {
    expect(await problem('fan.heic')).toBe(
      'fan.heic must end in .jpg, .png, .webp or .avif. Save the picture again as JPEG.',
    )
  })

  test('when there is no such file', async () => {
    expect(await problem('other.jpg')).toBe(`There is no file ${join(desktop, 'other.jpg')}.`)
  })

  test('when another has its name already', async () => {
    expect(await problem('My fan.JPEG', 'wren-36')).toBe(
      'content/images/fans/wren-36.jpg is there already. Give that path to use it, or give the record another name.',
    )
  })
})
