import { expect, test } from 'vitest'
import { formatFault } from '../../../src/catalogue/faults.ts'
import { pictureOf } from '../../../src/catalogue/picture-references.ts'
import { logoFaults, pictureFaults } from '../../../src/staff/check-content/pictures.ts'
import { aPicture } from '../../own-catalogue/pictures.ts'
import { contentFolder } from './content-folder.ts'

const file = 'content/fans/alder-52.json'
const PICTURE = 'content/images/fans/alder-52.jpg'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h32v32z"/></svg>'
const WHOLE = await aPicture(900, 900)

const content = await contentFolder(
  new Map<string, string | Buffer>([
    [PICTURE, await aPicture(800, 800)],
    ['content/logo/mark.svg', SVG],
    ['content/logo/square.png', await aPicture(512, 512, 'png')],
    ['content/logo/small.png', await aPicture(256, 256, 'png')],
    ['content/logo/wide.png', await aPicture(600, 200, 'png')],
    ['content/logo/photo.png', await aPicture(600, 200, 'jpeg')],
    ['content/logo/run.svg', SVG.replace('<path', '<script>1</script><path')],
  ]),
)

async function report(written = '../images/fans/alder-52.jpg') {
  const reference = { file, field: 'imageUrl', written, picture: pictureOf(file, written) }
  return (await pictureFaults(content.root, [reference])).map((fault) =>
    formatFault(fault).replace(`✖ ${file} › imageUrl: `, ''),
  )
}

test.each([
  ['../images/fans/alder-53.jpg', 'Did you mean "../images/fans/alder-52.jpg"?'],
  ['../images/alder-52.jpg', 'Did you mean "../images/fans/alder-52.jpg"?'],
  ['../images/fans/Alder-52.jpg', 'Did you mean "../images/fans/alder-52.jpg"?'],
  ['./zzyzx.jpg', 'Put the file in content/images.'],
])('reports a missing file: %s', async (written, remedy) => {
  expect(await report(written)).toEqual([`there is no photo ${written}. ${remedy}`])
})

/** The first bytes of an iPhone's photo. */
const HEIC = Buffer.concat([
  Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1MiHBMiHEMiPrheic', 'latin1'),
  Buffer.alloc(99),
])

const MIDDLE = WHOLE.length >> 1

test.each([
  ['is not a picture, despite its name', Buffer.from('Dear Sirs')],
  ['is not a picture, despite its name', Buffer.alloc(0)],
  ['is a picture in svg format', Buffer.from(SVG)],
  ['is a picture in gif format', await aPicture(900, 900, 'gif')],
  ['is an iPhone photo in HEIC format, which browsers cannot show. Save it as JPEG', HEIC],
  ['is 799 x 800 px. Use a larger one: at least 800 px on each side', await aPicture(799, 800)],
  ['is 800 x 799 px', await aPicture(800, 799)],
  ['is damaged: only part of it can be read', WHOLE.subarray(0, -20)],
  ['is damaged', (await aPicture(900, 900, 'png')).subarray(0, -20)],
  ['is damaged', Buffer.from(WHOLE).fill(0xff, MIDDLE, MIDDLE + 500)],
])('refuses a file that %s', async (problem, bytes) => {
  await content.write(PICTURE, bytes)
  expect(await report()).toEqual([expect.stringContaining(`../images/fans/alder-52.jpg ${problem}`)])
})

test('accepts 800 x 800 px of any format under any name', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    await content.write(PICTURE, await aPicture(800, 800, format))
    expect(await report()).toEqual([])
  }
})

test('reports a logo or a mark that no page can show', async () => {
  const files: [field: string, name: string, problem?: string][] = [
    ['markUrl', 'mark.svg'],
    ['markUrl', 'square.png'],
    ['markUrl', 'small.png', 'is 256 x 256 px'],
    ['markUrl', 'run.svg', 'holds <script>'],
    ['logoUrl', 'wide.png'],
    ['logoUrl', 'photo.png', 'is not a PNG picture, despite its name'],
    ['logoUrl', 'square.png', 'is 512 x 512 px'],
    ['logoUrl', 'nowhere.svg', 'is not there'],
  ]
  for (const [field, name, problem] of files) {
    const store = [{ file: 'content/store.json', fields: { [field]: `./logo/${name}` } }]
    const lines = (await logoFaults(content.root, { store } as never)).map(formatFault)
    const start = `✖ content/store.json › ${field}: ./logo/${name} ${problem}`
    expect([name, lines]).toEqual([name, problem ? [expect.stringContaining(start)] : []])
  }
})
