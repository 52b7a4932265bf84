import { expect, test } from 'vitest'
import { formatFault } from '../../../src/catalogue/faults.ts'
import { logoFaults } from '../../../src/staff/check-content/logo-faults.ts'
import { aPicture } from '../../own-catalogue/pictures.ts'
import { contentFolder } from './content-folder.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h32v32z"/></svg>'
const content = await contentFolder(
  new Map<string, string | Buffer>([
    ['content/logo/mark.svg', SVG],
    ['content/logo/square.png', await aPicture(512, 512, 'png')],
    ['content/logo/small.png', await aPicture(256, 256, 'png')],
    ['content/logo/wide.png', await aPicture(600, 200, 'png')],
    ['content/logo/photo.png', await aPicture(600, 200, 'jpeg')],
    ['content/logo/run.svg', SVG.replace('<path', '<script>1</script><path')],
  ]),
)

test.each([
  ['markUrl', 'mark.svg', undefined],
  ['markUrl', 'square.png', undefined],
  ['markUrl', 'small.png', 'is 256 x 256 px, not a square of 512'],
  ['markUrl', 'run.svg', 'holds <script>'],
  ['logoUrl', 'wide.png', undefined],
  ['logoUrl', 'photo.png', 'is not a PNG picture, despite its name'],
  ['logoUrl', 'square.png', 'is 512 x 512 px, not wider than high and 400 wide or more'],
  ['logoUrl', 'nowhere.svg', 'is not there'],
])('%s named %s', async (field, name, problem) => {
  const written = `./logo/${name}`
  const store = [{ file: 'content/store.json', fields: { [field]: written } }]
  const lines = (await logoFaults(content.root, { store } as never)).map(formatFault)
  const remedy =
    field === 'markUrl'
      ? 'Save it as plain outlines (SVG), or as a square PNG of 512 pixels, or leave the field out.'
      : 'Save it as a plain SVG or a larger PNG, or leave the field out.'
  expect(lines).toEqual(problem ? [`✖ content/store.json › ${field}: ${written} ${problem}. ${remedy}`] : [])
})
