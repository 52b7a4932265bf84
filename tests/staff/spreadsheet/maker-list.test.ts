import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatFault } from '../../../src/catalogue/faults.ts'
import { checkContent } from '../../../src/staff/check-content/check-content.ts'
import { planFiles, writeFiles } from '../../../src/staff/spreadsheet/import.ts'
import type { Mapping } from '../../../src/staff/spreadsheet/mapping.ts'
import { aPicture } from '../../own-catalogue/pictures.ts'
import { contentFiles, writeFiles as writeContent } from '../../own-catalogue/write-content.ts'
import { makerList, makerPictures } from './maker-list.ts'

let root = ''
const at = (name: string) => join(root, 'from-maker', name)

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'maker-'))
  await writeContent(root, await contentFiles())
  await mkdir(at(''), { recursive: true })
  await writeFile(at('list.xlsx'), await makerList())
  const picture = await aPicture(800, 800)
  for (const name of makerPictures()) await writeFile(at(name), picture)
}, 60_000)
afterAll(() => rm(root, { recursive: true }))

test('a maker’s list of 150 fans in its own columns becomes 150 records', { timeout: 120_000 }, async () => {
  const list = at('list.xlsx')
  const given = { pictures: at('') }

  const first = await planFiles(root, [list], given)
  expect(first.changes).toEqual([])
  expect(first.lines.map(({ text }) => text.replace(/: .*/s, ''))).toEqual([
    'list.xlsx',
    'list.json › values.Location rating',
    'list.json › values.Categories',
    'list.json › always.Brand',
  ])
  const draft = JSON.parse(first.drafts[0]?.text ?? '') as Mapping
  expect(draft).toMatchObject({
    sheet: 'Fans',
    rows: 'product',
    columns: {
      'Item #': 'Model number',
      'Product Name': 'Name',
      'Blade Sweep': 'Sizes',
      '# of Blades': 'Blades',
      Finish: 'Finish in the photo',
      'All Finishes': 'Every finish sold',
      'CFM High': 'Airflow',
      'Watts High': 'Watts on high',
      'Motor Type': 'Motor',
      'UL Location': 'Location rating',
      Mounting: 'Mounting',
      'Light Kit': 'Light included',
      'Romance Copy': 'Description',
      'Image File': 'Picture',
      Type: 'Categories',
      MAP: '',
    },
    values: {
      'Location rating': { 'ETL Dry': '', 'ETL Damp': '', 'ETL Wet': '' },
      Mounting: { Hugger: '', 'Dual Mount (rod incl.)': '' },
      'Light included': { Included: '', Optional: '' },
      Categories: { 'Small room': '', 'Indoor/outdoor': '' },
    },
    always: { Brand: '' },
  })

  // What the clerk does: answers, the brand, and the word that it is right.
  const confirmed: Mapping = {
    ...draft,
    confirmed: true,
    values: {
      'Location rating': {
        'ETL Dry': 'Indoor',
        'ETL Damp': 'Indoor / Outdoor (Damp)',
        'ETL Wet': 'Indoor / Outdoor (Wet)',
      },
      Mounting: { Hugger: 'Low profile', 'Dual Mount (rod incl.)': 'Downrod' },
      'Light included': { Included: 'yes', Optional: 'no' },
      Categories: { 'Small room': 'small-rooms', 'Indoor/outdoor': 'outdoor' },
    },
    always: { Brand: 'Hunter' },
  }
  await mkdir(join(root, 'content/import'), { recursive: true })
  await writeFile(join(root, 'content/import/list.json'), JSON.stringify(confirmed))

  const second = await planFiles(root, [list], given)
  expect(second.lines.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(second.changes.filter(({ isNew }) => isNew)).toHaveLength(150)
  expect(second.pictures).toHaveLength(150)
  await writeFiles(root, second)

  expect(JSON.parse(await readFile(join(root, 'content/fans/aspen-52.json'), 'utf8'))).toEqual({
    title: 'Aspen 52',
    manufacturerNameReference: 'hunter',
    imageUrl: '../images/fans/ga-aspen-52.jpg',
    productDescription: 'The Aspen 52 moves air quietly over 52 inches.',
    sizes: [52],
    motorType: 'DC, 153 x 15 mm',
    bladeCount: 5,
    mounting: 'Downrod',
    airflowRating: [5400],
    wattsOnHigh: [22],
    modelNumber: 'GA-AS52-B',
    locationRating: 'Indoor / Outdoor (Wet)',
    shown: ['Brushed Nickel'],
    colors: ['Matte Black', 'Matte White', 'Brushed Nickel'],
    lightIncluded: true,
    productCategories: ['outdoor'],
  })
  const faults = (await checkContent(root)).filter(({ severity }) => severity === 'error')
  expect(faults.map(formatFault)).toEqual([])

  expect(await planFiles(root, [list], given)).toMatchObject({ changes: [], same: 150, pictures: [] })
})
