import { expect, test } from 'vitest'
import { formatFault } from '../../../src/catalogue/faults.ts'
import { checkContent } from '../../../src/staff/check-content/check-content.ts'
import { aPicture } from '../../own-catalogue/pictures.ts'
import { contentFiles } from '../../own-catalogue/write-content.ts'
import { contentFolder } from './content-folder.ts'

const ALDER = 'content/fans/alder-52.json'
const UNUSED = 'content/images/scenes/old-window.jpg'

const content = await contentFolder(await contentFiles())

const report = async () => (await checkContent(content.root)).map(formatFault)
const errors = async () => (await report()).filter((line) => line.startsWith('✖'))

test('an untouched copy has no fault', async () => {
  expect(await errors()).toEqual([])
})

test('several faults at once give a line each, and none hides another', async () => {
  await content.edit(ALDER, (fan) => {
    fan.titel = fan.title
    delete fan.title
    fan.sizes = [52, 'fifty']
    fan.productCategories = ['tradtional']
    fan.imageUrl = '../images/fans/alder-53.jpg'
    fan.shown = 'Satin Nickle'
  })
  await content.write('content/fans/halcyon-72.json', '{')
  await content.remove('content/store.json')
  await content.replace('content/pages/home.md', '## Introduction title', '## Introduction tittle')
  expect(await errors()).toEqual([
    '✖ content/fans/alder-52.json › sizes[1]: expected a number of inches such as 52 or 33.5, got "fifty". Correct the value.',
    '✖ content/fans/alder-52.json › titel: is not a known field. Did you mean "title"?',
    '✖ content/fans/alder-52.json › productCategories[0]: there is no content/fan-categories/tradtional.json. Did you mean "traditional"?',
    '✖ content/fans/alder-52.json › shown: "Satin Nickle" is not among "colors". Did you mean "Satin Nickel"?',
    '✖ content/fans/alder-52.json › imageUrl: there is no picture ../images/fans/alder-53.jpg. Did you mean "../images/fans/alder-52.jpg"?',
    '✖ content/fans/halcyon-72.json › line 1, column 2: is not JSON: expected a field name in quotation marks or }, got the end of the file. Look there, and at the end of the line before, for a missing comma, quotation mark or brace.',
    '✖ content/pages/home.md › ## Introduction tittle: is not a heading on this page. Did you mean "Introduction title"?',
    '✖ content/store.json: is missing. Restore it: the site cannot be built without it.',
  ])
})

test('a picture that no record names is a warning', async () => {
  await content.write(UNUSED, await aPicture(1200, 800))
  expect(await report()).toContain(
    `⚠ ${UNUSED}: no record uses this picture, so no page shows it. Add it to a record, or delete it.`,
  )
})

test('such a picture is not named while a record has a fault, since that record may mean it', async () => {
  await content.write(UNUSED, await aPicture(1200, 800))
  await content.edit('content/rooms.json', (rooms) => {
    rooms.fansUrl = 7
  })
  expect((await report()).filter((line) => line.includes(UNUSED))).toEqual([])
})
