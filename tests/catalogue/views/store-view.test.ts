import { expect, test } from 'vitest'
import { storeView } from '../../../src/catalogue/views/store-view.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'

const { store } = own
const BUILT_ON = new Date('2026-01-15T12:00:00Z')

test('the store’s facts in text', () => {
  expect(storeView(store, BUILT_ON)).toMatchObject({
    name: 'Atlanta Ceiling Fans',
    addressLines: ['2900 Example Parkway, Suite 140', 'Atlanta, GA 30339'],
    phone: '(404) 555-0142',
    phoneUrl: 'tel:+14045550142',
    textUrl: 'sms:+14045550143',
    email: 'showroom@example.com',
    emailUrl: 'mailto:showroom@example.com',
    hoursLine: 'Monday to Friday 9:00 AM to 5:00 PM, Saturday 10:00 AM to 5:00 PM',
    hoursSentence: '',
    mapQuery: 'Atlanta Ceiling Fans, 2900 Example Parkway, Atlanta, GA 30339',
    mapUrl:
      'https://www.google.com/maps/search/?api=1&query=Atlanta%20Ceiling%20Fans%2C%202900%20Example%20Parkway%2C%20Atlanta%2C%20GA%2030339',
    since: 1985,
    years: 41,
    isSample: false,
    social: [{ label: 'Facebook' }, { label: 'Instagram' }, { label: 'Pinterest' }],
  })
})

test('leaves out a missing suite', () => {
  const { suite, ...address } = store.address
  expect(storeView({ ...store, address }, BUILT_ON).addressLines).toEqual([
    '2900 Example Parkway',
    'Atlanta, GA 30339',
  ])
})

test('has no text address for a store without texting', () => {
  const { textPhone, ...facts } = store
  expect(storeView(facts, BUILT_ON).textUrl).toBeUndefined()
})
