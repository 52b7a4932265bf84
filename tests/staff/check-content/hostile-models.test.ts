import { expect, test } from 'vitest'
import { modelFaults } from '../../../src/staff/check-content/shapes.ts'
import { aModel } from '../../own-catalogue/shapes.ts'

const FAN = { sizes: [52] }
const chain = (length: number) =>
  Array.from({ length }, (_, at) => ({ children: at < length - 1 ? [at + 1] : [] }))
const random = Buffer.from(Array.from({ length: 4_000 }, (_, at) => (at * 7919) % 256))

const CHANGES: Record<string, object> = {
  'a part within itself': { nodes: [{ children: [0] }] },
  'a part twice': { nodes: [{ children: [1, 1] }, {}] },
  'parts in 20,000 levels': { nodes: chain(20_000) },
  'variants without a list': { extensions: { KHR_materials_variants: {} } },
  'variants that are null': { extensions: { KHR_materials_variants: { variants: [null] } } },
  'a picture that is null': { images: [null] },
  'a part that is null': { nodes: [null] },
  'a matrix of three numbers': { nodes: [{ matrix: [1, 2, 3] }] },
  'children that are text': { nodes: [{ children: 'all' }] },
  'a scene that is no number': { scene: 'first' },
  'a mesh without primitives': { meshes: [{}] },
  'a box of text': { accessors: [{ componentType: 5126, min: 'a', max: 'b' }] },
  'a required extension that runs': { extensionsRequired: ['EXT_script'] },
  'a picture elsewhere': { images: [{ uri: 'https://example.com/a.png' }] },
  'a buffer in the address': {
    buffers: [{ uri: 'data:text/html,<script>alert(1)</script>', byteLength: 1 }],
  },
  'no scene': { scenes: [], nodes: [] },
}

const whole = aModel(['Oil Rubbed Bronze'])
const withHead = (change: (bytes: Buffer) => void) => {
  const bytes = Buffer.from(whole)
  change(bytes)
  return bytes
}

const BYTES: Record<string, Buffer> = {
  'no bytes': Buffer.alloc(0),
  'a head alone': whole.subarray(0, 20),
  'half of a file': whole.subarray(0, whole.length / 2),
  'other bytes': random,
  'JSON of zeros': withHead((bytes) => bytes.fill(0, 20, 400)),
  'JSON that is longer than the file': withHead((bytes) => bytes.writeUInt32LE(0xffffffff, 12)),
  'version 1': withHead((bytes) => bytes.writeUInt32LE(1, 4)),
  'HTML with the name of a model': Buffer.from('<script>alert(1)</script>'),
}

test('every hostile model is refused in a sentence', async () => {
  for (const [what, change] of Object.entries(CHANGES)) {
    const [fault] = await modelFaults(aModel(['Oil Rubbed Bronze'], 52, change), FAN)
    expect([what, fault?.severity, fault?.problem]).toEqual([
      what,
      'error',
      expect.stringMatching(/^(is|isn’t|has|holds|needs|cannot) /),
    ])
  }
})

test('every file that is not a whole model is refused in a sentence', async () => {
  for (const [what, bytes] of Object.entries(BYTES)) {
    const problems = (await modelFaults(bytes, FAN)).map(({ problem }) => problem)
    expect([what, ...problems]).toEqual([what, expect.stringMatching(/^isn’t a complete GLB file/)])
  }
})
