import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatFault } from '../../../../src/catalogue/faults.ts'
import { checkContent } from '../../../../src/staff/check-content/check-content.ts'
import { aPicture } from '../../../own-catalogue/pictures.ts'
import { type Files, writeFiles } from '../../../own-catalogue/write-content.ts'
import type { Editor } from './editor.ts'
import { formFiles } from './folder.ts'
import { expect, test } from './test.ts'

async function report(files: Files): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'edited-'))
  await writeFiles(root, files)
  const lines = (await checkContent(root)).map(formatFault)
  await rm(root, { recursive: true })
  return lines
}

async function newFaults(editor: Editor, files: Files): Promise<string[]> {
  const before = await report(files)
  return (await report(await editor.files())).filter((line) => !before.includes(line))
}

test('new records and edits change their own lines, and what is refused is refused at once', async ({
  editor,
}) => {
  const files = await formFiles()
  await editor.workIn(files)
  await editor.open('fans/new')
  await editor.write('title', 'Osprey 52')
  await editor.pressAdd('manufacturerNameReference', 'brand')
  const brand = editor.page.getByRole('dialog')
  for (const [field, text] of [
    ['name', 'Zephyr Fan Co.'],
    ['manufacturerDescription', 'Fans from Macon.'],
    ['websiteUrl', 'https://example.com/'],
  ] as const) {
    await brand.locator(`section[data-key-path="${field}"]`).getByRole('textbox').fill(text)
  }
  await brand.getByRole('button', { name: 'Add', exact: true }).click()
  await editor.upload('imageUrl', 'My Osprey.jpg', await aPicture(800, 800))
  await editor.write('productDescription', 'Five blades for a porch.')
  await editor.pressAdd('finish', 'Finishes')
  await editor.page.getByRole('menuitem', { name: 'The whole fan in one finish' }).click()
  for (const list of ['finish.shown', 'finish.colors']) {
    await editor.addRow(list, 'finish')
    await editor.write(`${list}.0`, 'Matte Black')
  }
  await editor.addRow('size.sizes', 'size')
  await editor.write('size.sizes.0', 'fifty')
  await editor.saving.click()
  await expect(editor.page.getByText('Expected digits only: a number of inches')).toBeVisible()
  await editor.write('size.sizes.0', '52')
  await editor.choose('locationRating', 'Indoor')
  await editor.choose('productCategories', 'Outdoor Ceiling Fans')
  await editor.save()

  await editor.open('fans/entries/halcyon-72')
  await editor.addRow('finish.colors.blades', 'finish')
  await editor.write('finish.colors.blades.3', 'Matte White')
  await editor.save()

  await editor.open('fans/entries/clearwater-33')
  await editor.addRow('finish.finishPictures', 'photo')
  await editor.write('finish.finishPictures.0.name', 'Polished Nikel')
  await editor.upload('finish.finishPictures.0.value', 'nickel.jpg', await aPicture(800, 801))
  await editor.saving.click()
  await expect(editor.page.getByText('Did you mean "Polished Nickel"?')).toBeVisible()
  await editor.page.keyboard.press('Escape')
  await editor.write('finish.finishPictures.0.name', 'Polished Nickel')
  await editor.save()

  await editor.open('_singletons/entries/store')
  await editor.field('hours.sunday').getByRole('checkbox').click()
  await editor.write('hours.sunday.opens', '12:30')
  await editor.write('hours.sunday.closes', '15:30')
  await editor.save()

  await editor.open('pages/entries/blog')
  await editor.write('text', 'Coming this fall!')
  await editor.save()

  await editor.open('plain/new')
  await editor.write('title', 'Gift Cards')
  await editor.choose('linkedIn', 'menu')
  await editor.addRow('searchWords', 'word')
  await editor.write('searchWords.0', 'voucher')
  await editor.write('body', 'For any fan: [ask us](contact).')
  await editor.saving.click()
  await expect(editor.page.getByText('Expected links such as [our fans](/ceiling-fans)')).toBeVisible()
  await editor.write('body', 'For any fan: [ask us](/contact).')
  await editor.save()

  await editor.open('legal/entries/cookies-policy')
  await editor.write('title', 'Cookies')
  await editor.save()

  expect(await editor.changes()).toEqual({
    'content/images/fans/my-osprey.jpg': ['+'],
    'content/fans/osprey-52.json': [
      '+{',
      '+"title": "Osprey 52",',
      '+"manufacturerNameReference": "zephyr-fan-co",',
      '+"imageUrl": "../images/fans/my-osprey.jpg",',
      '+"productDescription": "Five blades for a porch.",',
      '+"sizes": [',
      '+52',
      '+],',
      '+"locationRating": "Indoor",',
      '+"shown": [',
      '+"Matte Black"',
      '+],',
      '+"colors": [',
      '+"Matte Black"',
      '+],',
      '+"productCategories": [',
      '+"outdoor"',
      '+]',
      '+}',
    ],
    'content/manufacturers/zephyr-fan-co.json': [
      '+{',
      '+"name": "Zephyr Fan Co.",',
      '+"manufacturerDescription": "Fans from Macon.",',
      '+"websiteUrl": "https://example.com/"',
      '+}',
    ],
    'content/fans/clearwater-33.json': [
      '+"finishPictures": {',
      '+"Polished Nickel": "../images/fans/finishes/nickel.jpg"',
      '+},',
    ],
    'content/fans/halcyon-72.json': ['-"Light Oak"', '+"Light Oak",', '+"Matte White"'],
    'content/images/fans/finishes/nickel.jpg': ['+'],
    'content/pages/blog.json': ['-"text": "Coming Soon!"', '+"text": "Coming this fall!"'],
    'content/store.json': ['-"sunday": null', '+"sunday": {', '+"opens": "12:30",', '+"closes": "15:30"'],
    'content/pages/legal/cookies-policy.md': ['-title: Cookies Policy', '+title: Cookies'],
    'content/pages/plain/gift-cards.md': [
      '+---',
      '+title: Gift Cards',
      '+linkedIn: menu',
      '+searchWords:',
      '+- voucher',
      '+---',
      '+For any fan: [ask us](/contact).',
    ],
  })
  expect(await newFaults(editor, files)).toEqual([])

  await editor.page.evaluate(() => {
    location.hash = '#/collections/fans'
  })
  await editor.page.getByRole('button', { name: 'New' }).first().click()
  await expect(editor.page.getByText(/^Creating .*ceiling fan/)).toBeVisible()
  await expect(editor.field('title').getByRole('textbox')).toBeVisible()
})

test('unsaved changes, unusable photos and deletions in use are reported, and an unknown field stays', async ({
  editor,
}) => {
  const files = new Map(await formFiles())
  files.set(
    'content/manufacturers/plain.json',
    '{\n  "name": "Plain",\n  "manufacturerDescription": "P.",\n  "websiteUrl": "https://example.com/",\n  "motto": "Plain."\n}\n',
  )
  await editor.workIn(files)
  await editor.open('manufacturers/entries/plain')
  await editor.write('manufacturerDescription', 'Plain fans.')
  const question = editor.page.waitForEvent('dialog')
  await Promise.all([
    question.then((dialog) => dialog.dismiss()),
    editor.page.close({ runBeforeUnload: true }),
  ])
  await editor.save()
  expect(await editor.changes()).toEqual({
    'content/manufacturers/plain.json': [
      '-"manufacturerDescription": "P.",',
      '+"manufacturerDescription": "Plain fans.",',
    ],
  })

  await editor.open('fans/new')
  const reported = () =>
    new Promise<string>((resolve) => {
      editor.page.once('dialog', async (dialog) => {
        resolve(dialog.message())
        await dialog.accept()
      })
    })
  const chosen = reported()
  await editor.upload('imageUrl', 'osprey-52.jpg', await aPicture(640, 640))
  expect(await chosen).toBe('osprey-52.jpg is 640 x 640 px. Use a larger one: at least 800 px on each side.')
  await editor.open('fixtures/new')
  const photo = reported()
  await editor.drop('imageUrl', 'osprey-52.jpg', Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'latin1'))
  expect(await photo).toContain('osprey-52.jpg is an iPhone photo in HEIC format')

  const deletion = editor.page.locator('dialog.open', { hasText: 'Delete Entry' })
  await editor.open('manufacturers/entries/big-ass-fans')
  await editor.askToDelete()
  await expect(deletion).toContainText('Summit 84')
  await expect(deletion.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await deletion.getByRole('button', { name: 'Cancel' }).click()
  await editor.close()
  await editor.open('fans/entries/axial-54')
  await editor.askToDelete()
  await expect(deletion).toContainText('The reference to it in another entry will be removed as well.')
  await deletion.getByRole('button', { name: 'Delete' }).click()
  await editor.page.locator('[data-entry-draft-root]').waitFor({ state: 'detached' })
  const after = await editor.files()
  expect(after.has('content/fans/axial-54.json')).toBe(false)
  expect(JSON.parse(String(after.get('content/fans/axial-48.json')))).not.toHaveProperty('replacedBy')
  expect((await newFaults(editor, files)).filter((line) => line.startsWith('✖'))).toEqual([])
})
