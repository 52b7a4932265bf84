import { describe, expect, test } from 'vitest'
import { formatFault } from '../../../src/catalogue/faults.ts'
import { modelFaults, shapeFaults } from '../../../src/staff/check-content/shapes.ts'
import { aModel, anOutline } from '../../own-catalogue/shapes.ts'
import { contentFolder } from './content-folder.ts'

const FILE = 'content/fans/alder-52.json'
const MODEL = 'content/models/fans/alder-52.glb'
const OUTLINE = 'content/outlines/fans/alder-52.svg'
const FINISHES = ['Oil Rubbed Bronze', 'Satin Nickel']
const URLS = { modelUrl: '../models/fans/alder-52.glb', outlineUrl: '../outlines/fans/alder-52.svg' }

const content = await contentFolder(
  new Map<string, string | Buffer>([
    [MODEL, aModel(FINISHES)],
    [OUTLINE, anOutline()],
  ]),
)

const linesAbout = async (records: object) =>
  (await shapeFaults(content.root, { fans: [], fixtures: [], ...records } as never)).map(formatFault)
const fan = (fields: object = {}) =>
  linesAbout({ fans: [{ file: FILE, fields: { sizes: [52, 60], colors: FINISHES, ...URLS, ...fields } }] })
const fixture = (fields: object) =>
  linesAbout({ fixtures: [{ file: 'content/fixtures/bar-52.json', fields }] })

const model = (words: string, sign = '✖') =>
  expect.stringContaining(`${sign} ${FILE} › modelUrl: ${URLS.modelUrl} ${words}`)
const outline = (words: string) =>
  expect.stringContaining(`✖ ${FILE} › outlineUrl: ${URLS.outlineUrl} ${words}`)

test('accepts a model and a drawing of the right size', async () => {
  expect(await fan()).toEqual([])
})

test('reports a model and a drawing without a file', async () => {
  const urls = { modelUrl: '../models/fans/alder-53.glb', outlineUrl: '../outlines/alder-52.svg' }
  expect(await fan(urls)).toEqual([
    `✖ ${FILE} › modelUrl: there is no ${urls.modelUrl}. Did you mean "${URLS.modelUrl}"?`,
    `✖ ${FILE} › outlineUrl: there is no ${urls.outlineUrl}. Did you mean "${URLS.outlineUrl}"?`,
  ])
})

const needing = (extension: string) => ({
  extensionsRequired: ['KHR_mesh_quantization', 'KHR_materials_clearcoat', extension],
})
test.each<[words: string, Buffer]>([
  ['is 1.6 MB', aModel(FINISHES, 52, { extras: 'x'.repeat(1_600_000) })],
  ['needs walnut.jpg, which is a', aModel(FINISHES, 52, { images: [{ uri: 'walnut.jpg' }] })],
  ['holds no shape that can be measured', aModel(FINISHES, 52, { nodes: [{ name: 'fan' }] })],
  ['is 5200 inches', aModel(FINISHES, 5200)],
  ['is ', aModel(FINISHES, 5.2)],
  ...[
    'KHR_draco_mesh_compression',
    'EXT_meshopt_compression',
    'KHR_texture_basisu',
    'KHR_materials_pbrSpecularGlossiness',
  ].map((extension): [string, Buffer] => [
    `cannot be read without ${extension}`,
    aModel(FINISHES, 52, needing(extension)),
  ]),
])('refuses a model that %s', async (words, bytes) => {
  await content.write(MODEL, bytes)
  expect(await fan()).toEqual([model(words)])
})

describe('warnings about a model', () => {
  test('missing and unknown finishes; those of body, blades and light are joined', async () => {
    expect(await fan({ colors: ['Oil Rubbed Bronze', 'Matte White'] })).toEqual([
      model(
        'comes in "Oil Rubbed Bronze", "Satin Nickel", the record in "Oil Rubbed Bronze", "Matte White": the 3D',
        '⚠',
      ),
    ])
    await content.write(MODEL, aModel(['Graphite / Walnut / Opal']))
    expect(
      await fan({ colors: { body: ['Graphite', 'Brass'], blades: ['Walnut'], light: ['Opal'] } }),
    ).toEqual([
      model('comes in "Graphite / Walnut / Opal", the record in "Graphite / Walnut / Opal", "Brass', '⚠'),
    ])
  })

  test.each([
    [54, undefined],
    [60, undefined],
    [48, 'is 48.3 inches, the record has 52 inches'],
    [150, 'is 150'],
  ])('a sweep of %i inches', async (span, words) => {
    await content.write(MODEL, aModel(FINISHES, span))
    expect(await fan()).toEqual(words ? [model(words, '⚠')] : [])
  })

  test('another height of a fixture, but not its sides in another order', async () => {
    const light = { fixtureLength: 8, fixtureWidth: 52, mounting: 'Wall', colors: FINISHES }
    const { modelUrl } = URLS
    expect(await fixture({ ...light, fixtureHeight: 17, modelUrl })).toEqual([])
    expect(await fixture({ ...light, fixtureHeight: 19, modelUrl })).toEqual([
      expect.stringMatching(/^⚠ .* is 52 x 8 x 17 inches, the record has 52 x 8 x 19/),
    ])
  })
})

describe('a drawing', () => {
  test.each([
    [anOutline(52, '<script>alert(1)</script>'), 'holds <script>'],
    ['%PDF-1.7', 'is not an SVG file, despite its name'],
    [anOutline().replace('id="front"', 'id="Layer 1"'), 'has no group named "front"'],
    [anOutline(1320), 'is 1325.9 inches, the record has 60 inches'],
  ])('is refused: %#', async (svg, problem) => {
    await content.write(OUTLINE, svg)
    expect(await fan()).toEqual([outline(problem)])
  })

  test('may have any height for a hanging light', async () => {
    const fields = { fixtureLength: 52, fixtureWidth: 5, fixtureHeight: 9, outlineUrl: URLS.outlineUrl }
    expect(await fixture({ ...fields, mounting: 'Hanging' })).toEqual([])
    expect(await fixture({ ...fields, mounting: 'Wall' })).toEqual([
      expect.stringContaining('is 52 x 16.1 inches, the record has 52 x 9 inches'),
    ])
  })
})

test('a model with impossible parts is refused in a sentence', async () => {
  const chain = Array.from({ length: 20_000 }, (_, at) => ({ children: at < 19_999 ? [at + 1] : [] }))
  const changes: object[] = [
    { nodes: [{ children: [0] }] },
    { nodes: [{ children: [1, 1] }, {}] },
    { nodes: chain },
    { extensions: { KHR_materials_variants: { variants: [null] } } },
    { images: [null] },
    { nodes: [null] },
    { nodes: [{ matrix: [1, 2, 3] }] },
    { nodes: [{ children: 'all' }] },
    { scene: 'first' },
    { meshes: [{}] },
    { accessors: [{ componentType: 5126, min: 'a', max: 'b' }] },
    { extensionsRequired: ['EXT_script'] },
    { buffers: [{ uri: 'data:text/html,<script>alert(1)</script>', byteLength: 1 }] },
    { scenes: [], nodes: [] },
  ]
  for (const change of changes) {
    const [fault] = await modelFaults(aModel(FINISHES, 52, change), { sizes: [52] })
    const words = expect.stringMatching(/^(is|isn’t|has|holds|needs|cannot) /)
    expect([change, fault?.severity, fault?.problem]).toEqual([change, 'error', words])
  }
})

test('a file that isn’t a whole model is refused in a sentence', async () => {
  const whole = aModel(FINISHES)
  const withHead = (change: (bytes: Buffer) => void) => {
    const bytes = Buffer.from(whole)
    change(bytes)
    return bytes
  }
  const files: Record<string, Buffer> = {
    'no bytes': Buffer.alloc(0),
    'a head alone': whole.subarray(0, 20),
    'half of a file': whole.subarray(0, whole.length / 2),
    'other bytes': Buffer.from(Array.from({ length: 4_000 }, (_, at) => (at * 7919) % 256)),
    'JSON of zeros': withHead((bytes) => bytes.fill(0, 20, 400)),
    'JSON that is longer than the file': withHead((bytes) => bytes.writeUInt32LE(0xffffffff, 12)),
    'version 1': withHead((bytes) => bytes.writeUInt32LE(1, 4)),
    HTML: Buffer.from('<script>alert(1)</script>'),
  }
  for (const [what, bytes] of Object.entries(files)) {
    const problems = (await modelFaults(bytes, { sizes: [52] })).map(({ problem }) => problem)
    expect([what, ...problems]).toEqual([what, expect.stringMatching(/^isn’t a complete GLB file/)])
  }
})
