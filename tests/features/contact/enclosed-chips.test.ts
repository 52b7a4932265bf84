import { expect, test } from 'vitest'
import { type Chip, drawChips } from '../../../src/features/contact/form/enclosed-chips.ts'
import { aBrowser } from '../../client/a-browser.ts'

/** The form's place for chips, with these. */
function drawn(chips: readonly Omit<Chip, 'remove'>[], notes: readonly string[] = []) {
  const opened = aBrowser({ html: '<div hidden><p>before</p></div>' })
  const removed: string[] = []
  const place = opened.element('div')
  const all = chips.map((chip) => ({ ...chip, remove: () => void removed.push(chip.name) }))
  drawChips(place, all, notes)
  return { ...opened, place, removed }
}

const read = ({ place }: ReturnType<typeof drawn>) =>
  [...place.querySelectorAll('h3, h4, li, p')].map(
    ({ tagName, textContent }) => `${tagName} ${textContent?.trim()}`,
  )

const ALDER = { label: 'Alder 52, Satin Nickel', name: 'Alder 52' }
const REED = { label: 'Reed Cylinder 6', name: 'Reed Cylinder 6' }

test('what is sent with a message is listed under a title, and notes after it', () => {
  const opened = drawn([ALDER, REED], ['1 product in the link is not in our catalog.'])
  expect(read(opened)).toEqual([
    'H3 Sent with your message',
    'LI Alder 52, Satin Nickel',
    'LI Reed Cylinder 6',
    'P 1 product in the link is not in our catalog.',
  ])
  expect(opened.place.hidden).toBe(false)
  expect(opened.place.querySelectorAll('ul[role=list]')).toHaveLength(1)
  expect(opened.element('p').className).toBe('contact-form-help quiet')
})

test('chips of rooms are listed by their rooms, those of none without a heading', () => {
  const opened = drawn([
    { ...ALDER, group: 'Kitchen' },
    { ...REED, group: 'Patio' },
    { ...REED, group: 'Kitchen' },
    ALDER,
  ])
  expect(read(opened)).toEqual([
    'H3 Sent with your message',
    'H4 Kitchen',
    'LI Alder 52, Satin Nickel',
    'LI Reed Cylinder 6',
    'H4 Patio',
    'LI Reed Cylinder 6',
    'LI Alder 52, Satin Nickel',
  ])
})

test('each chip has a button that takes it away, and names it', () => {
  const { page, click, removed, element } = drawn([ALDER, REED])
  expect([...page.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))).toEqual([
    'Remove Alder 52',
    'Remove Reed Cylinder 6',
  ])
  expect(element<HTMLButtonElement>('button').type).toBe('button')
  expect(element('button').innerHTML).toContain('<svg')
  click('[aria-label="Remove Reed Cylinder 6"]')
  expect(removed).toEqual(['Reed Cylinder 6'])
})

test('a note without chips has no title', () => {
  const opened = drawn([], ['The Relic 52 is no longer sold.'])
  expect(read(opened)).toEqual(['P The Relic 52 is no longer sold.'])
  expect(opened.place.hidden).toBe(false)
})

test('without chips and notes the place is empty and hidden', () => {
  const { place } = drawn([])
  expect([place.hidden, place.innerHTML]).toEqual([true, ''])
})
