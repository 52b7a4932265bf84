import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatFault } from '../../../src/catalogue/faults.ts'
import { checkContent } from '../../../src/staff/check-content/check-content.ts'
import { planFiles } from '../../../src/staff/spreadsheet/import-files.ts'
import type { MakerFile } from '../../../src/staff/spreadsheet/maker-file.ts'
import { writeFiles } from '../../../src/staff/spreadsheet/write-import.ts'
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
  expect(first.lines.map(({ text }) => text)).toEqual([
    'list.xlsx: its columns are not ours. Our best guess at what they mean is in content/import/list.json: correct it there, write "confirmed": true, and run the import again.',
    expect.stringMatching(
      /^list\.json › always\.Maker: the list does not say it\. .* products have: .*"Hunter", /,
    ),
    expect.stringMatching(
      /^list\.json › always\.Categories: the list does not say it\. .*, "Outdoor Ceiling Fans", /,
    ),
  ])
  const guess = JSON.parse(first.guesses[0]?.text ?? '') as MakerFile
  expect(guess).toEqual({
    confirmed: false,
    sheet: 'Fans',
    rows: 'product',
    columns: {
      'Item #': 'Model number',
      'Product Name': 'Name',
      'Blade Sweep': 'Sizes',
      '# of Blades': 'Blades',
      Finish: 'Finish on the picture',
      'All Finishes': 'Every finish sold',
      'CFM High': 'Airflow',
      'Watts High': 'Watts on high',
      'Motor Type': 'Motor',
      'UL Location': 'Where it may hang',
      Mounting: 'How it hangs',
      'Light Kit': 'Comes with a light',
      'Romance Copy': 'Description',
      'Image File': 'Picture',
      Type: '',
      MAP: '',
    },
    values: {
      'Where it may hang': {
        'ETL Dry': 'Indoor',
        'ETL Damp': 'Indoor / Outdoor (Damp)',
        'ETL Wet': 'Indoor / Outdoor (Wet)',
      },
      'How it hangs': { Hugger: 'Low profile', 'Dual Mount (rod incl.)': 'Downrod' },
      'Comes with a light': { Included: 'yes', Optional: 'no' },
    },
    names: {},
    always: { Maker: '', Categories: '' },
  })

  // What the clerk does: a look, the maker, the categories, and the word that it is right.
  const confirmed: MakerFile = {
    ...guess,
    confirmed: true,
    columns: { ...guess.columns, Type: 'Categories' },
    values: { ...guess.values, Categories: { 'Small room': 'small-rooms', 'Indoor/outdoor': 'outdoor' } },
    always: { Maker: 'Hunter' },
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
