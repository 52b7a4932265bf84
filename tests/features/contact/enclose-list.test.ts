import { afterEach, expect, test, vi } from 'vitest'
import { encloseList } from '../../../src/features/contact/form/enclose-list.ts'
import { type Draft, readDraft } from '../../../src/features/message/draft.ts'
import { aBrowser, aStorage, ORIGIN } from '../../client/a-browser.ts'
import { NAMES_FILES, serveLists } from './serve-lists.ts'

afterEach(() => void vi.unstubAllGlobals())

const PAGE = `${NAMES_FILES}
  <form><textarea required name="contactFormMessage"></textarea></form>
  <div id="chips" hidden></div>`

interface Settings {
  path?: string
  draft?: Draft
  /** What the device remembers. */
  kept?: Record<string, string>
  /** What the site answers of the page that is asked about. */
  about?: object
}

/** The contact form's page once its list is enclosed. */
async function aForm({ path = '/contact', draft = {}, kept = {}, about }: Settings = {}) {
  const storage = aStorage({ 'contact-draft': JSON.stringify(draft) })
  const opened = aBrowser({ path, storage, device: aStorage(kept), html: PAGE })
  const { page, view, element, fire } = opened
  serveLists(page)
  vi.stubGlobal('Event', view.Event)
  vi.stubGlobal('location', view.location)
  const asked: string[] = []
  const answer = async (address: string) => {
    asked.push(address)
    return about ? Response.json(about) : new Response('', { status: 500 })
  }
  Object.defineProperty(view, 'fetch', { value: answer })
  const form = element<HTMLFormElement>('form')
  const told: string[] = []
  for (const name of ['list-known', 'list-failed']) form.addEventListener(name, () => told.push(name))
  await encloseList(form, element('#chips'), view)
  return {
    ...{ ...opened, told, asked },
    message: element<HTMLTextAreaElement>('textarea'),
    chips: () => [...page.querySelectorAll('#chips li')].map(({ textContent }) => textContent?.trim()),
    groups: () => [...page.querySelectorAll('#chips h4')].map(({ textContent }) => textContent),
    remove: (name: string) => opened.click(`[aria-label="Remove ${name}"]`),
    /** What is posted of these words. */
    posted: (words?: string) => {
      const formData = new FormData()
      if (words !== undefined) formData.set('contactFormMessage', words)
      fire(form, 'formdata', { formData })
      return formData.get('contactFormMessage')
    },
  }
}

const ALDER = `- Alder 52 by Maxim Lighting, Satin Nickel, 52 in., Model AL-5205
  ${ORIGIN}/ceiling-fans/traditional/alder-52?finish=satin-nickel`
const REED = `- Reed Cylinder 6 by Hunter, Brushed Nickel, 6 in. wide, Part number RC-0615-BN
  ${ORIGIN}/lighting-fixtures/pendants/reed-cylinder-6`
const LISTED = '/contact?list=alder-52.satin-nickel,reed-cylinder-6'

test('the products of a list are chips above the message, and lines of it when it is sent', async () => {
  const { chips, posted, message, told } = await aForm({ path: LISTED })
  expect(chips()).toEqual(['Alder 52, Satin Nickel', 'Reed Cylinder 6, Brushed Nickel'])
  expect(posted('Quiet?')).toBe(`Quiet?\n\nProducts on my list:\n\n${ALDER}\n${REED}`)
  expect(posted()).toBe(`Products on my list:\n\n${ALDER}\n${REED}`)
  expect([message.required, told]).toEqual([false, ['list-known']])
})

test.each<[string, Settings, string, string]>([
  ['of the address', { path: LISTED }, 'alder-52.satin-nickel,reed-cylinder-6', ''],
  [
    'of the draft',
    { draft: { list: 'alder-52@kitchen', rooms: 'kitchen:c9' } },
    'alder-52@kitchen',
    'kitchen:c9',
  ],
  [
    'of the address with its rooms',
    { path: '/contact?list=alder-52@kitchen&rooms=kitchen:14x12', draft: { rooms: 'kitchen:c9' } },
    'alder-52@kitchen',
    'kitchen:14x12',
  ],
  [
    'of the address without rooms',
    { path: '/contact?list=alder-52@kitchen', draft: { rooms: 'kitchen:c9' } },
    'alder-52@kitchen',
    'kitchen',
  ],
])('the list %s is kept with the draft', async (_which, settings, list, rooms) => {
  const { view } = await aForm({ ...settings, draft: { contactFormName: 'Ann', ...settings.draft } })
  expect(readDraft(view)).toEqual({ contactFormName: 'Ann', list, rooms })
})

test('the product of the page that is asked about is enclosed', async () => {
  const { chips, asked } = await aForm({
    path: '/contact?about=/ceiling-fans/outdoor/beacon-60',
    about: { ceilingFanResults: { productUrl: 'beacon-60' } },
  })
  expect(chips()).toEqual(['Beacon 60, Matte Black'])
  expect(asked).toHaveLength(1)
})

test('where the site does not answer, the form is told so, and stays as it is', async () => {
  const { told, chips, message } = await aForm({ path: '/contact?about=/ceiling-fans/outdoor/beacon-60' })
  expect([told, chips(), message.required]).toEqual([['list-failed'], [], true])
})

test('a product that is taken away is gone from the message, the draft and the address', async () => {
  const { remove, chips, posted, view, page } = await aForm({ path: LISTED })
  remove('Alder 52')
  expect(chips()).toEqual(['Reed Cylinder 6, Brushed Nickel'])
  expect(posted('')).toBe(`Products on my list:\n\n${REED}`)
  expect(readDraft(view)).toMatchObject({ list: 'reed-cylinder-6' })
  expect(view.location.search).toBe('?list=reed-cylinder-6')
  expect(page.activeElement?.getAttribute('aria-label')).toBe('Remove Reed Cylinder 6')
})

test('a product of a page that is taken away is no longer asked about', async () => {
  const { remove, view, page, message } = await aForm({
    path: '/contact?about=/ceiling-fans/outdoor/beacon-60',
    about: { ceilingFanResults: { productUrl: 'beacon-60' } },
  })
  expect(message.required).toBe(false)
  remove('Beacon 60')
  expect(view.location.search).toBe('')
  expect(message.required).toBe(true)
  expect(page.activeElement).toBe(message)
})

test('a list of a house is enclosed by its rooms', async () => {
  const { groups, view, remove } = await aForm({
    path: '/contact?list=alder-52@kitchen,reed-cylinder-6@great-room&rooms=kitchen:14x12,great-room:24x18',
  })
  expect(groups()).toEqual(['Kitchen: 14 ft by 12 ft', 'Great Room: 24 ft by 18 ft'])
  remove('Alder 52')
  expect(view.location.search).toBe('?list=reed-cylinder-6@great-room&rooms=great-room:24x18')
})

const KEPT = { room: '?room=14x12' }

test.each([
  ['has the visitor’s room', 'alder-52', ['Alder 52, Oil Rubbed Bronze', 'Room: 14 ft by 12 ft']],
  ['in a room of its own has not', 'alder-52@kitchen', ['Alder 52, Oil Rubbed Bronze']],
  [
    'in a room that there is not has it',
    'alder-52@attic',
    ['Alder 52, Oil Rubbed Bronze', 'Room: 14 ft by 12 ft'],
  ],
])('a product %s', async (_what, list, parts) => {
  const { chips } = await aForm({ path: `/contact?list=${list}`, kept: KEPT })
  expect(chips()).toEqual(parts)
})
