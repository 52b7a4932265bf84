import { describe, expect, test } from 'vitest'
import { freshContent, type Mistake } from './content-copy.ts'

const STORE = 'content/store.json'
const BRANDS = 'content/brand-lists.json'
const ROOMS = 'content/rooms.json'

const content = await freshContent()

describe('brand lists', () => {
  const screens =
    'Known: "/ceiling-fans/by-brand/big-ass-fans", "/ceiling-fans/by-brand/casablanca", "/ceiling-fans/by-brand/hunter", "/ceiling-fans/by-brand/matthews-fan-company", "/ceiling-fans/by-brand/maxim-lighting", "/ceiling-fans/by-brand/minka-aire", "/ceiling-fans/by-brand/modern-forms", "/ceiling-fans/by-brand/quill-and-sons", "/ceiling-fans/by-brand/rowan".'

  test.each<Mistake>([
    {
      mistake: 'a misspelt brand screen',
      change: ({ home }) => (home[11].url = '/ceiling-fans/by-brand/maxim-ligthing'),
      line: '✖ content/brand-lists.json › home[11].url: "/ceiling-fans/by-brand/maxim-ligthing" is not a brand screen of this site. Did you mean "/ceiling-fans/by-brand/maxim-lighting"?',
    },
    {
      mistake: 'the screen of a maker without fans',
      change: ({ home }) => (home[11].url = '/ceiling-fans/by-brand/elk-home'),
      line: `✖ content/brand-lists.json › home[11].url: "/ceiling-fans/by-brand/elk-home" is not a brand screen of this site. ${screens}`,
    },
    {
      mistake: 'another site without https',
      change: ({ home }) => (home[0].url = 'www.fanimation.com'),
      line: '✖ content/brand-lists.json › home[0].url: expected an address that starts with https://, got "www.fanimation.com". Correct it, or write "navLink": true for a brand screen.',
    },
    {
      mistake: 'an address with spaces',
      change: ({ home }) => (home[0].url = 'https://www fanimation com'),
      line: '✖ content/brand-lists.json › home[0].url: expected an address that starts with https://, got "https://www fanimation com". Correct it, or write "navLink": true for a brand screen.',
    },
    {
      mistake: 'an unknown maker',
      change: ({ home }) => (home[8].brandNameUrl = 'minka-laverty'),
      line: '✖ content/brand-lists.json › home[8].brandNameUrl: there is no content/manufacturers/minka-laverty.json. Did you mean "minka-lavery"?',
    },
  ])('$mistake', async ({ change, line }) => {
    await content.edit(BRANDS, change)
    expect(await content.report()).toEqual([line])
  })
})

describe('the store', () => {
  test.each<Mistake>([
    {
      mistake: 'a misspelt key',
      change: (store) => {
        store.fone = store.phone
        delete store.phone
      },
      line: '✖ content/store.json › fone: is not a known field. Did you mean "phone"?',
    },
    {
      mistake: 'a time zone in plain words',
      change: (store) => (store.timeZone = 'Eastern Time'),
      line: '✖ content/store.json › timeZone: expected a time zone such as "America/New_York", got "Eastern Time". Correct the value.',
    },
    {
      mistake: 'a misspelt day',
      change: ({ hours }) => {
        hours.wensday = hours.wednesday
        delete hours.wednesday
      },
      line: '✖ content/store.json › hours.wensday: is not a known field. Did you mean "wednesday"?',
    },
    {
      mistake: 'a time without its zero',
      change: ({ hours }) => (hours.monday = ['9:00', '17:00']),
      line: '✖ content/store.json › hours.monday[0]: expected a time such as "09:00" or "17:30", got "9:00". Correct the value.',
    },
    {
      mistake: 'closing before opening',
      change: ({ hours }) => (hours.monday = ['17:00', '09:00']),
      line: '✖ content/store.json › hours.monday: expected the opening time before the closing time, got ["17:00","09:00"]. Correct the value.',
    },
    {
      mistake: 'a closed day in words',
      change: ({ hours }) => (hours.monday = 'closed'),
      line: '✖ content/store.json › hours.monday: expected two times such as ["09:00", "17:00"], or null for a closed day, got "closed". Correct the value.',
    },
    {
      mistake: 'a date as Americans write it',
      change: ({ holidays }) => (holidays[0].date = '11/26/2026'),
      line: '✖ content/store.json › holidays[0].date: expected a date such as "2026-12-25", got "11/26/2026". Correct the value.',
    },
    {
      mistake: 'a telephone number in another form',
      change: (store) => (store.phone = '404-555-0142'),
      line: '✖ content/store.json › phone: expected a number such as "(404) 555-0142", got "404-555-0142". Correct the value.',
    },
    {
      mistake: 'an address on one line',
      change: (store) => (store.address = '2900 Example Parkway'),
      line: '✖ content/store.json › address: expected fields in braces, { … }, got "2900 Example Parkway". Correct the value.',
    },
    {
      mistake: 'a year in quotation marks',
      change: (store) => (store.since = '1985'),
      line: '✖ content/store.json › since: expected the year of the opening, 1800 to 2100, such as 1985, got "1985". Correct the value.',
    },
    {
      mistake: 'a year of two figures',
      change: (store) => (store.since = 85),
      line: '✖ content/store.json › since: expected the year of the opening, 1800 to 2100, such as 1985, got 85. Correct the value.',
    },
    {
      mistake: 'a year of five figures',
      change: (store) => (store.since = 19855),
      line: '✖ content/store.json › since: expected the year of the opening, 1800 to 2100, such as 1985, got 19855. Correct the value.',
    },
  ])('$mistake', async ({ change, line }) => {
    await content.edit(STORE, change)
    expect(await content.report()).toEqual([line])
  })

  test('a missing file', async () => {
    await content.remove(STORE)
    expect(await content.report()).toEqual([
      '✖ content/store.json: is missing. Bring it back: the site cannot be built without it.',
    ])
  })
})

describe('the gallery', () => {
  test.each<Mistake>([
    {
      mistake: 'a misspelt field',
      change: (gallery) => {
        gallery[2].ulr = gallery[2].url
        delete gallery[2].url
      },
      line: '✖ content/gallery.json › [2].ulr: is not a known field. Did you mean "url"?',
    },
    {
      mistake: 'two pictures in one place',
      change: (gallery) => (gallery[2].id = 1),
      line: '✖ content/gallery.json › [2].id: 1 is taken by content/gallery.json › [1]. Delete every "id": the order of the list tells the places.',
    },
    {
      mistake: 'no picture',
      change: (gallery) => gallery.splice(0),
      line: '✖ content/gallery.json: is an empty list. Name one picture at least.',
    },
  ])('$mistake', async ({ change, line }) => {
    await content.edit('content/gallery.json', change)
    expect(await content.report()).toEqual([line])
  })
})

describe('the rooms of the pages', () => {
  test.each<Mistake>([
    {
      mistake: 'a room that is left out',
      change: (rooms) => delete rooms.fansDoorUrl,
      line: '✖ content/rooms.json › fansDoorUrl: is missing. Add the line "fansDoorUrl": … (The room over the link to the fans on the home page.)',
    },
    {
      mistake: 'a picture that was deleted',
      change: (rooms) => (rooms.fansUrl = './images/scenes/zzyzx.jpg'),
      line: '✖ content/rooms.json › fansUrl: there is no picture ./images/scenes/zzyzx.jpg. Put the picture at content/images/scenes/zzyzx.jpg.',
    },
    {
      mistake: 'a picture without words',
      change: (rooms) => (rooms.sharedAlt = ' '),
      line: '✖ content/rooms.json › sharedAlt: is empty. Fill it in.',
    },
  ])('$mistake', async ({ change, line }) => {
    await content.edit(ROOMS, change)
    expect(await content.report()).toEqual([line])
  })
})
