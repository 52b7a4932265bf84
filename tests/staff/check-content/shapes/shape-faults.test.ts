import { describe, expect, test } from 'vitest'
import { formatFault } from '../../../../src/catalogue/faults.ts'
import type { FanFields } from '../../../../src/catalogue/schema/fan.ts'
import type { FixtureFields } from '../../../../src/catalogue/schema/fixture.ts'
import { shapeFaults } from '../../../../src/staff/check-content/shapes/shape-faults.ts'
import { aModel, anOutline } from '../../../own-catalogue/shapes.ts'
import { contentFolder } from '../content-folder.ts'

const FILE = 'content/fans/alder-52.json'
const MODEL = 'content/models/fans/alder-52.glb'
const OUTLINE = 'content/outlines/fans/alder-52.svg'
const FINISHES = ['Oil Rubbed Bronze', 'Satin Nickel']

const content = await contentFolder(
  new Map<string, string | Buffer>([
    [MODEL, aModel(FINISHES)],
    [OUTLINE, anOutline()],
  ]),
)

const NONE = { fans: [], fixtures: [] }
const reported = async (records: Partial<Parameters<typeof shapeFaults>[1]>) =>
  (await shapeFaults(content.root, { ...NONE, ...records })).map(formatFault)

const fan = (fields: Partial<FanFields> = {}) =>
  reported({
    fans: [
      {
        file: FILE,
        fields: {
          sizes: [52, 60],
          colors: FINISHES,
          modelUrl: '../models/fans/alder-52.glb',
          outlineUrl: '../outlines/fans/alder-52.svg',
          ...fields,
        },
      },
    ],
  })

const fixture = (fields: Partial<FixtureFields>) =>
  reported({ fixtures: [{ file: 'content/fixtures/bar-52.json', fields }] })

const model = (says: string) => `✖ ${FILE} › modelUrl: ../models/fans/alder-52.glb ${says}`
const outline = (says: string) => `✖ ${FILE} › outlineUrl: ../outlines/fans/alder-52.svg ${says}`

test('a model and a drawing as large as the record says have no fault', async () => {
  expect(await fan()).toEqual([])
})

test.each([
  ['modelUrl', '../models/fans/alder-53.glb', 'there is no model', '../models/fans/alder-52.glb'],
  ['outlineUrl', '../outlines/alder-52.svg', 'there is no drawing', '../outlines/fans/alder-52.svg'],
])('a %s that leads nowhere', async (field, written, problem, meant) => {
  expect(await fan({ [field]: written })).toEqual([
    `✖ ${FILE} › ${field}: ${problem} ${written}. Did you mean "${meant}"?`,
  ])
})

describe('a model that cannot be shown', () => {
  test.each([
    ['text', Buffer.from('Dear Sirs, attached you find our model.')],
    ['the half of one', aModel(FINISHES).subarray(0, 900)],
  ])('%s', async (_what, bytes) => {
    await content.write(MODEL, bytes)
    expect(await fan()).toEqual([
      model('is not a GLB file, or not all of one. Export it again as GLB (glTF 2.0, binary).'),
    ])
  })

  test('one of 1.6 MB', async () => {
    await content.write(MODEL, aModel(FINISHES, 52, { extras: 'x'.repeat(1_600_000) }))
    expect(await fan()).toEqual([
      model('is 1.6 MB. Have it made with fewer faces or smaller textures: 1.5 MB at most.'),
    ])
  })

  test.each([
    ['KHR_draco_mesh_compression'],
    ['EXT_meshopt_compression'],
    ['KHR_texture_basisu'],
    ['KHR_materials_pbrSpecularGlossiness'],
  ])('one that needs %s', async (extension) => {
    const extensionsRequired = ['KHR_mesh_quantization', 'KHR_materials_clearcoat', extension]
    await content.write(MODEL, aModel(FINISHES, 52, { extensionsRequired }))
    expect(await fan()).toEqual([
      model(
        `cannot be read without ${extension}, which this site does not have. Export it again without compression.`,
      ),
    ])
  })

  test('one whose texture is a file beside it', async () => {
    await content.write(MODEL, aModel(FINISHES, 52, { images: [{ uri: 'walnut.jpg' }] }))
    expect(await fan()).toEqual([
      model('is not whole without walnut.jpg. Export it again with everything in one file.'),
    ])
  })

  test('one without a shape', async () => {
    await content.write(MODEL, aModel(FINISHES, 52, { nodes: [{ name: 'fan' }] }))
    expect(await fan()).toEqual([model('holds no shape that can be measured. Export it again.')])
  })
})

describe('advice on a model', () => {
  const advice = (says: string) => `⚠ ${FILE} › modelUrl: ../models/fans/alder-52.glb ${says}`
  const NAMES = 'Name its variants (KHR_materials_variants) exactly as the finishes of the record.'

  test('finishes that it lacks, and has too many', async () => {
    expect(await fan({ colors: ['Oil Rubbed Bronze', 'Matte White'] })).toEqual([
      advice(`does not come in "Matte White", so it turns in its first finish instead. ${NAMES}`),
      advice(`comes in "Satin Nickel", which the record does not name as a finish. ${NAMES}`),
    ])
  })

  test('finishes of body, blades and light are joined, each with each', async () => {
    const colors = { body: ['Graphite', 'Brass'], blades: ['Walnut'], light: ['Opal'] }
    await content.write(MODEL, aModel(['Graphite / Walnut / Opal']))
    expect(await fan({ colors })).toEqual([
      advice(`does not come in "Brass / Walnut / Opal", so it turns in its first finish instead. ${NAMES}`),
    ])
  })

  test.each([
    { span: 54, lines: [] },
    { span: 60, lines: [] },
    {
      span: 48,
      lines: [
        advice(
          'is 48.3 inches across, the record says 52 or 60 inches. Have it made in real size, 1 unit to 1 meter, or correct the record.',
        ),
      ],
    },
  ])('a sweep of $span inches', async ({ span, lines }) => {
    await content.write(MODEL, aModel(FINISHES, span))
    expect(await fan()).toEqual(lines)
  })

  test.each([
    { what: 'its measures', length: 52, width: 8, height: 17, lines: 0 },
    { what: 'length and width the other way round', length: 8, width: 52, height: 17, lines: 0 },
    { what: 'another height', length: 52, width: 8, height: 19, lines: 1 },
  ])('a fixture of $what', async ({ length, width, height, lines }) => {
    const told = await fixture({
      fixtureLength: length,
      fixtureWidth: width,
      fixtureHeight: height,
      colors: FINISHES,
      mounting: 'Wall',
      modelUrl: '../models/fans/alder-52.glb',
    })
    expect(
      told.filter((line) => line.includes('is 52 x 8 x 17 inches, the record says 52 x 8 x 19')),
    ).toHaveLength(lines)
    expect(told).toHaveLength(lines)
  })
})

describe('a drawing that is refused', () => {
  const PLAIN =
    'Save it again as plain shapes (paths, circles, rectangles) without scripts, links, pictures, texts or styles.'

  test.each([
    ['<script>alert(1)</script>', 'holds <script>'],
    ['<path onload="alert(1)" d="M0 0"/>', 'holds onload="alert(1)"'],
    ['<image href="https://example.com/a.png"/>', 'holds <image>'],
    [
      '<path fill="url(https://example.com/a.svg#b)" d="M0 0"/>',
      'holds fill="url(https://example.com/a.svg#b)"',
    ],
    ['<style>path { fill: red }</style>', 'holds <style>'],
  ])('%s', async (more, problem) => {
    await content.write(OUTLINE, anOutline(52, more))
    expect((await fan())[0]).toBe(outline(`${problem}. ${PLAIN}`))
  })

  test('one that is no SVG', async () => {
    await content.write(OUTLINE, '%PDF-1.7')
    expect(await fan()).toEqual([outline(`is not an SVG file, despite its name. ${PLAIN}`)])
  })

  test('one without a view from the front', async () => {
    await content.replace(OUTLINE, 'id="front"', 'id="Layer 1"')
    expect(await fan()).toEqual([
      outline('has no group named "front". Put the view from the front in a group: <g id="front">.'),
    ])
  })

  test('one in millimeters', async () => {
    await content.write(OUTLINE, anOutline(1320))
    expect(await fan({ sizes: [52] })).toEqual([
      outline(
        'measures 1326.5 inches, the record says 52 inches. Draw it in inches, 1 unit to 1 inch, with the mounting point at 0 0; or correct the record.',
      ),
    ])
  })
})

test('a hanging light is as wide as its record; what hangs it is of any length', async () => {
  const fields = {
    fixtureLength: 52,
    fixtureWidth: 5,
    fixtureHeight: 9,
    outlineUrl: '../outlines/fans/alder-52.svg',
  }
  expect(await fixture({ ...fields, mounting: 'Hanging' })).toEqual([])
  expect(await fixture({ ...fields, mounting: 'Wall' })).toEqual([
    '✖ content/fixtures/bar-52.json › outlineUrl: ../outlines/fans/alder-52.svg measures 52 x 16 inches, the record says 52 x 9 inches. Draw it in inches, 1 unit to 1 inch, with the mounting point at 0 0; or correct the record.',
  ])
})
