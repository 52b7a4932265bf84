import { describe, expect, test } from 'vitest'
import { FORMATS, LEGAL_FORMAT, pageFormatName } from '../../src/editor/formats/formats.ts'
import type { PageName } from '../../src/page-copy/page-slots.ts'
import { CONTENT } from '../own-catalogue/content.ts'

type Form = Record<string, unknown>

function formatOf(name: string) {
  const found = FORMATS.find((format) => format.name === name)
  if (!found) throw new Error(`There is no format "${name}".`)
  return found.format
}

const file = (record: unknown): string => `${JSON.stringify(record, null, 2)}\n`

/** The lines of a file that an edit of its form takes away and adds. */
function changedLines(format: string, source: string, edit: (form: Form) => void): string[] {
  const { fromFile, toFile } = formatOf(format)
  const form = structuredClone(fromFile(source))
  edit(form)
  const [before, after] = [source.split('\n'), toFile(form).split('\n')]
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `-${line.trim()}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+${line.trim()}`),
  ]
}

const FAN = file({
  $schema: '../.schemas/fans.json',
  title: 'Plain 52',
  manufacturerNameReference: 'hunter',
  imageUrl: '../images/fans/plain-52.jpg',
  productDescription: 'A plain fan.',
  sizes: ['52', 60.5],
  locationRating: 'Indoor',
  shown: 'Matte Black',
  colors: ['Matte Black', 'Satin Brass'],
  finishPictures: { 'Satin Brass': '../images/fans/finishes/plain-52--satin-brass.jpg' },
  lumensRating: 1600,
  productCategories: ['traditional'],
})

const MIXED = file({
  title: 'Mixed 72',
  manufacturerNameReference: 'hunter',
  imageUrl: '../images/fans/mixed-72.jpg',
  productDescription: 'A mixed fan.',
  sizes: [72],
  locationRating: 'Indoor',
  shown: { body: 'Graphite', blades: 'Walnut' },
  colors: { body: ['Graphite'], blades: ['Walnut', 'Light Oak'] },
  finishPictures: [{ body: 'Graphite', blades: 'Light Oak', imageUrl: '../images/fans/finishes/oak.jpg' }],
  productCategories: ['large'],
})

const FORMAT_BY_FOLDER: Record<string, string> = {
  fans: 'fans',
  fixtures: 'fixtures',
  'fan-categories': 'fanCategories',
  'fixture-categories': 'fixtureCategories',
  manufacturers: 'manufacturers',
  'gallery.json': 'gallery',
  'rooms.json': 'rooms',
  'store.json': 'store',
  'brand-lists.json': 'brandLists',
  'finish-colours.json': 'finishColours',
  'finish-families.json': 'finishFamilies',
}

/** The format of a file of the content, by its path from content/. */
function formatFor(path: string): string {
  const [folder = '', name = ''] = path.split('/')
  if (folder !== 'pages') return FORMAT_BY_FOLDER[folder] ?? folder
  return name === 'legal' ? LEGAL_FORMAT : pageFormatName(name.replace('.md', '') as PageName)
}

describe('a file that nothing was changed in comes out byte for byte', () => {
  const files = Object.entries(CONTENT).map(
    ([path, data]) => [path, typeof data === 'string' ? data : file(data)] as const,
  )

  test.each(files)('%s', (path, source) => {
    const { fromFile, toFile } = formatOf(formatFor(path))
    expect(toFile(structuredClone(fromFile(source)))).toBe(source)
  })

  test('whatever its spaces and the order of its fields', () => {
    const source = '{ "sizes":[52],\r\n"title": "Odd" , "locationRating":"Indoor"}'
    const { fromFile, toFile } = formatOf('fans')
    expect(toFile(fromFile(source))).toBe(source)
  })
})

describe('a change touches its own lines', () => {
  test.each<[string, string, (form: Form) => void, string[]]>([
    [
      'a title',
      FAN,
      (form) => {
        form.title = 'Plainer 52'
      },
      ['-"title": "Plain 52",', '+"title": "Plainer 52",'],
    ],
    [
      'a light that is known not to be there',
      FAN,
      (form) => {
        Object.assign(form.light as Form, { lightIncluded: false })
      },
      ['+"lightIncluded": false,'],
    ],
    [
      'a remote that comes with it',
      FAN,
      (form) => {
        Object.assign(form.control as Form, { handheldRemoteControlIncluded: true })
      },
      ['+"handheldRemoteControlIncluded": true,'],
    ],
    [
      'a place that is emptied again',
      FAN,
      (form) => {
        form.location = '  '
      },
      [],
    ],
    [
      'a picture for one more finish',
      FAN,
      (form) => {
        const finish = form.finish as Record<string, unknown[]>
        finish.colors?.push('Satin Nickel')
        finish.finishPictures?.push({ name: 'Satin Nickel', value: '../images/fans/finishes/nickel.jpg' })
      },
      [
        '-"Satin Brass"',
        '-"Satin Brass": "../images/fans/finishes/plain-52--satin-brass.jpg"',
        '+"Satin Brass",',
        '+"Satin Nickel"',
        '+"Satin Brass": "../images/fans/finishes/plain-52--satin-brass.jpg",',
        '+"Satin Nickel": "../images/fans/finishes/nickel.jpg"',
      ],
    ],
    [
      'a colour of the body of a mixed fan',
      MIXED,
      (form) => {
        const { colors } = form.finish as { colors: { body: string[] } }
        colors.body.push('Walnut')
      },
      ['-"Graphite"', '+"Graphite",', '+"Walnut"'],
    ],
  ])('%s', (_, source, edit, lines) => {
    expect(changedLines('fans', source, edit)).toEqual(lines)
  })

  test('a day that the store is open', () => {
    const source = file({ ...(CONTENT['store.json'] as Form) })
    const lines = changedLines('store', source, (form) => {
      Object.assign(form.hours as Form, { sunday: { opens: '11:11', closes: '15:15' } })
    })
    expect(lines).toEqual(['-"sunday": null', '+"sunday": [', '+"11:11",', '+"15:15"', '+]'])
  })

  test('a text of a page', () => {
    const source = '# Blog\n\n## Page title\nBlog\n\n## Page description\nNews.\n\n## Text\n\nComing Soon!\n'
    const lines = changedLines(pageFormatName('blog'), source, (form) => {
      form.text = '# Coming\nthis fall'
    })
    expect(lines).toEqual(['-Coming Soon!', '+Coming this fall'])
  })

  test('a section of a legal text', () => {
    const source =
      '# Terms\n\nEffective date: May 1\n\nLast updated: May 1\n\nWe say:\n\n## 1. One\n\nA.\n\n## 2. Two\n\nB.\n'
    const lines = changedLines(LEGAL_FORMAT, source, (form) => {
      Object.assign((form.sections as Form[])[1] as Form, { text: 'C.' })
    })
    expect(lines).toEqual(['-B.', '+C.'])
  })
})

test('rooms of the gallery keep no numbers when they are put in another order', () => {
  const rooms = [0, 1].map((id) => ({
    id,
    name: `Room ${id}`,
    manufacturer: 'Plain',
    url: './images/scenes/a.jpg',
  }))
  const { fromFile, toFile } = formatOf('gallery')
  const form = fromFile(file(rooms))
  form.rooms = (form.rooms as Form[]).toReversed()
  expect(JSON.parse(toFile(form)).map((room: Form) => [room.id, room.name])).toEqual([
    [undefined, 'Room 1'],
    [undefined, 'Room 0'],
  ])
})

test('families of finishes keep the order that they are given', () => {
  const { fromFile, toFile } = formatOf('finishFamilies')
  const form = fromFile(file({ $schema: './x.json', Black: ['Coal'], White: ['Snow White'] }))
  form.families = (form.families as Form[]).toReversed()
  expect(Object.keys(JSON.parse(toFile(form)))).toEqual(['$schema', 'White', 'Black'])
})

test('a new fan has its fields in the order of the schema, and nothing that is derived', () => {
  const { fromFile, toFile } = formatOf('fans')
  const { _source, ...form } = fromFile(FAN)
  expect(Object.keys(JSON.parse(toFile(form)))).toEqual([
    'title',
    'manufacturerNameReference',
    'imageUrl',
    'productDescription',
    'sizes',
    'locationRating',
    'shown',
    'colors',
    'finishPictures',
    'lumensRating',
    'productCategories',
  ])
})

test('what is derived goes when a file is written anew, since what it is derived from may have changed', () => {
  const source = file({ name: 'plain-52', manufacturer: 'Hunter', ...JSON.parse(FAN) })
  const lines = changedLines('fans', source, (form) => {
    form.manufacturerNameReference = 'craftmade'
  })
  expect(lines).toEqual([
    '-"name": "plain-52",',
    '-"manufacturer": "Hunter",',
    '-"manufacturerNameReference": "hunter",',
    '+"manufacturerNameReference": "craftmade",',
  ])
})

test('a field that nobody knows stays in its file', () => {
  const source = file({ ...JSON.parse(FAN), color: 'red' })
  const lines = changedLines('fans', source, (form) => {
    form.title = 'Plainer 52'
  })
  expect(lines).toEqual(['-"title": "Plain 52",', '+"title": "Plainer 52",'])
})

describe('what the content check would refuse is refused at once, by the labels of the form', () => {
  const refusal = (edit: (form: Form) => void): string => {
    const { fromFile, toFile } = formatOf('fans')
    const form = structuredClone(fromFile(FAN))
    edit(form)
    try {
      toFile(form)
      return 'nothing'
    } catch (error) {
      return String(((error as Error).cause as Error).message)
    }
  }

  test('figures that do not fit the sizes', () => {
    const words = refusal((form) => {
      Object.assign(form.size as Form, { airflowRating: [5140, 5630, 6000] })
    })
    expect(words).toBe(
      'Airflow: 3 figures for 2 sizes. Give one figure for each size, one figure for all, or none.',
    )
  })

  test('two faults are told apart by their numbers', () => {
    const words = refusal((form) => {
      Object.assign(form.size as Form, { airflowRating: [5140, 5630, 6000] })
      Object.assign(form.finish as Form, { shown: ['Mate Black'] })
    })
    expect(words).toMatch(/^1\. Finish on the picture: .*\n2\. Airflow: 3 figures for 2 sizes\./)
  })

  test('a line of a list by its number', () => {
    const words = refusal((form) => {
      Object.assign(form.size as Form, { sizes: [52, 500] })
    })
    expect(words).toMatch(/^Sizes, line 2: expected a size from 10 to 120 inches/)
  })

  test('a picture by its finish', () => {
    const words = refusal((form) => {
      Object.assign(form.finish as Form, {
        finishPictures: [{ name: 'Mate Black', value: '../images/fans/plain-52.jpg' }],
      })
    })
    expect(words).toMatch(/^Pictures of further finishes, Mate Black: /)
  })

  test('a finish on the picture that is not sold', () => {
    const words = refusal((form) => {
      Object.assign(form.finish as Form, { shown: ['Mate Black'] })
    })
    expect(words).toMatch(/^Finish on the picture: "Mate Black" .* Did you mean "Matte Black"\?$/)
  })

  test('but not what was at fault before', () => {
    const { fromFile, toFile } = formatOf('fans')
    const form = fromFile(FAN.replace('"Indoor"', '"Attic"'))
    expect(JSON.parse(toFile({ ...form, title: 'Plainer 52' })).title).toBe('Plainer 52')
  })
})
