import { expect, test } from 'vitest'
import { formatFault } from '../../../src/catalogue/faults.ts'
import { liveFaults } from '../../../src/staff/check-content/live.ts'
import { tracesIn } from '../../../src/staff/new-shop/sample.ts'
import { contentFiles } from '../../own-catalogue/write-content.ts'
import { contentFolder } from './content-folder.ts'

const SETTINGS = {
  RESEND_API_KEY: 're_0123456789abcdefXY',
  CONTACT_TO: 'hello@millerfans.com',
  CONTACT_FROM: 'Website <website@millerfans.com>',
  URL: 'https://www.millerfans.com',
}
const content = await contentFolder(await contentFiles())
const linesWith = async (settings: object = {}) =>
  (await liveFaults(content.root, { ...SETTINGS, ...settings })).map(formatFault)

/** Turns the tests' own store into a store that may go live. */
const ownFacts = () =>
  content.edit('content/store.json', (store) => {
    Object.assign(store, {
      phone: '(404) 233-0142',
      textPhone: '(404) 233-0143',
      email: 'hello@millerfans.com',
      social: {},
    })
    Object.assign(store.address as object, { street: '12 Peachtree Street' })
  })

test('reserved facts are refused with file and field, all at once', async () => {
  const lines = await linesWith()
  for (const words of [
    'phone: a phone number with 555 is reserved for examples. Write the store’s own, or',
    'email: example.com is reserved for examples.',
    'address.street: this street is the sample’s.',
    'social.facebook: this is the network itself, not a page on it.',
  ])
    expect(lines).toContainEqual(expect.stringContaining(`✖ content/store.json › ${words}`))
})

test('accepts a store with its own facts, and a declared demonstration', async () => {
  await ownFacts()
  expect((await linesWith()).filter((line) => line.includes('store.json'))).toEqual([])
  await content.edit('content/store.json', (store) => {
    store.sampleCatalogue = true
  })
  expect(await linesWith({ RESEND_API_KEY: 'abc' })).toEqual([
    expect.stringContaining('sampleCatalogue: this is the sample, so what must not go live was not checked.'),
  ])
})

test.each([
  ['RESEND_API_KEY', 'abc', 'is not a key of Resend. Copy the whole key: it begins with "re_".'],
  ['RESEND_API_KEY', '', 'set it to a key of your Resend account'],
  ['CONTACT_TO', 'showroom@example.com', 'example.com is reserved for examples.'],
  ['URL', 'https://www.example.com', 'example.com is reserved for examples.'],
  ['MONDAY_KEY', 'abc', 'leave it out, or set it to 16 or more letters and digits'],
])('refuses the setting %s as %j', async (name, value, words) => {
  await ownFacts()
  const lines = await linesWith({ [name]: value })
  expect(lines.filter((line) => line.includes('Netlify'))).toEqual([
    expect.stringMatching(new RegExp(`^✖ Netlify, Environment variables.*${name}: ${words}`)),
  ])
})

test('refuses leftovers of the sample: a photo, the mark', async () => {
  const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"></svg>'
  await ownFacts()
  await content.write('content/logo/mark.svg', mark)
  const traces = (await tracesIn(content.root)).map(({ print }) => print).join(' ')
  const lines = (await liveFaults(content.root, SETTINGS, { name: 'Sample', traces })).map(formatFault)
  const remedy = 'Put the store’s own in its place, or delete it.'
  expect(lines).toContain(`✖ content/images/fans/alder-52.jpg: is a photo of the sample. ${remedy}`)
  expect(lines).toContain(`✖ content/logo/mark.svg: is a mark of the sample. ${remedy}`)
})

test('refuses a page with example.com, but not an example of an address', async () => {
  await ownFacts()
  const page = '---\ntitle: Visit\n---\n\nWrite to us at showroom@example.com.\n'
  await content.write('content/pages/plain/visit.md', page)
  expect((await linesWith()).filter((one) => one.includes('content/pages'))).toEqual([
    '✖ content/pages/plain/visit.md › line 5: example.com is reserved for examples. Write the store’s own, or leave it out if it is optional.',
  ])
})
