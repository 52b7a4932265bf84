/** `npx node tests/staff/editor/guide-pictures.ts`: takes the pictures of the staff guide from the real editor, with the shipped content. */
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { serve } from '../../../netlify/local/serve.ts'
import { buildEditor } from '../../../src/staff/editor/build.ts'
import { BROWSER_ARGUMENTS, findBrowser } from '../../find-browser.ts'
import { Editor } from './browser/editor.ts'

const PICTURES = 'docs/editor'

async function shippedFiles(): Promise<Map<string, Buffer>> {
  const entries = await readdir('content', { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.schemas'))
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path)] as const)))
}

await buildEditor('dist-editor', {})
const { url, close } = await serve({
  root: 'netlify/editor',
  publish: '../../dist-editor',
  port: 0,
  blobsDirectory: '../../.netlify/blobs-editor',
})
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS })
const WINDOW = { width: 1000, height: 640 }
const page = await browser.newPage({ baseURL: url, viewport: WINDOW })
const editor = new Editor(page)

async function take(name: string): Promise<void> {
  // The mouse is off the page. Thumbnails are drawn one after another, and fade in.
  await page.mouse.move(0, 0)
  await page.waitForTimeout(3000)
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(join(PICTURES, `${name}.webp`))
}

/** Scrolls a field to the top of the form; one in a list with its row, below the list's sticky header. */
const scrollTo = (path: string) =>
  editor.field(path).evaluate((field) => {
    const row = field.closest<HTMLElement>('.item-wrapper')
    if (row) row.style.scrollMarginTop = '64px'
    ;(row ?? field).scrollIntoView({ block: 'start' })
  })

await mkdir(PICTURES, { recursive: true })
await editor.workIn(await shippedFiles())
await page.getByRole('row').nth(9).locator('img').waitFor()
await take('fans')

await editor.open('fans/new')
await editor.write('title', 'Osprey 52')
await editor.choose('manufacturerNameReference', 'Hunter')
await editor.upload('imageUrl', 'osprey-52.jpg', await readFile('content/images/fans/alder-52.jpg'))
await editor.write('productDescription', 'Five rounded walnut blades and a traditional body.')
await scrollTo('title')
await take('new-fan')

await editor.open('fans/entries/alder-52')
await editor.addRow('finish.colors', 'finish')
await editor.write('finish.colors.3', 'Satin Brass')
await editor.addRow('finish.finishPictures', 'photo')
await editor.write('finish.finishPictures.2.name', 'Satin Brass')
await page.setViewportSize({ ...WINDOW, height: 940 })
await scrollTo('finish.colors.3')
await take('finish')

await page.setViewportSize(WINDOW)
await editor.write('finish.finishPictures.2.name', 'Satin Bras')
await editor.upload(
  'finish.finishPictures.2.value',
  'alder-52--satin-brass.jpg',
  await readFile('content/images/fans/alder-52.jpg'),
)
await scrollTo('finish.finishPictures')
await editor.saving.click()
await page.getByText('Did you mean').waitFor()
await take('refused')
await page.keyboard.press('Escape')

await editor.open('_singletons/entries/store')
await scrollTo('hours.saturday')
await take('hours')

await editor.open('pages/entries/blog')
await take('words')

await browser.close()
await close()
