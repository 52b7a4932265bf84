import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import {
  isSaving,
  putParameters,
  queryParameter,
  queryValues,
  save,
  savedValue,
  subscribe,
  withParameters,
} from '../../src/client/state.ts'
import { anyCharacter } from '../any-character.ts'
import { aBrowser, blockedDevice, device } from './a-browser.ts'

describe('reading an address', () => {
  test.each([
    { search: '', name: 'span', what: 'a missing name' },
    { search: '?span=', name: 'span', what: 'an empty value' },
    { search: '?span=<b>', name: 'span', what: 'markup' },
    { search: '?place=%E0%A4%A', name: 'place', what: 'broken percent signs' },
    { search: '?q=%00', name: 'q', what: 'a control character alone' },
    { search: '?room=14', name: 'room', what: 'half a room' },
    { search: '?room=140x12', name: 'room', what: 'a room of 140 feet' },
    { search: '?about=https://example.com', name: 'about', what: 'another site' },
  ] as const)('reads nothing from $what', ({ search, name }) => {
    expect(queryParameter(search, name)).toBeUndefined()
  })

  test.each([
    ['no question mark', 'place=porch', 'place', 'porch'],
    ['encoded commas', '?span=49-54%2C55-65', 'span', '49-54,55-65'],
    ['a comma too many', '?span=49-54,', 'span', '49-54'],
    ['capitals', '?FINISH=x&finish=Matte-BLACK', 'finish', 'matte-black'],
    ['a line break after a comma', '?list=alder-52,%0Abeacon-60', 'list', 'alder-52,beacon-60'],
    ['a byte order mark', '?list=%EF%BB%BFalder-52', 'list', 'alder-52'],
    ['a soft hyphen and a zero width space', '?list=al%C2%ADder-52%E2%80%8B', 'list', 'alder-52'],
    ['spaces beside commas', '?span=49-54+,+55-65', 'span', '49-54,55-65'],
    ['semicolons', '?place=porch;rain', 'place', 'porch,rain'],
    ['a repeated name', '?place=porch&place=rain', 'place', 'porch,rain'],
    ['a repeated name with one value', '?room=huge&room=14x12&room=9x9', 'room', '14x12'],
    ['the end of a sentence', '?size=72x40.', 'size', '72x40'],
    ['the end of a sentence in quotation marks', '?size=72x40.”).', 'size', '72x40'],
    ['two asterisks', '?list=alder-52*3**', 'list', 'alder-52*3'],
    ['an unreadable value among others', '?finish=black,<b>,white', 'finish', 'black,white'],
    ['a character that turns the direction of reading', '?q=porch%E2%80%AE+fan', 'q', 'porch fan'],
    ['more than 80 characters of words', `?q=${'x'.repeat(81)}`, 'q', 'x'.repeat(80)],
    ['words with the commas and capitals that were typed', '?q=Black,+White', 'q', 'Black, White'],
    ['more characters than an address has', `?list=alder-52,${'x'.repeat(16_000)}`, 'list', /^alder-52,x+$/],
  ] as const)('reads a value despite %s', (_, search, name, value) => {
    expect(queryParameter(search, name)).toEqual(
      typeof value === 'string' ? value : expect.stringMatching(value),
    )
  })

  const words = fc.stringMatching(/^[a-z\d]{1,8}(-[a-z\d]{1,8}){0,2}$/)
  const listed = (one: fc.Arbitrary<string>) =>
    fc.uniqueArray(one, { minLength: 1, maxLength: 5 }).map((values) => values.join())
  const figure = fc.integer({ min: 7, max: 60 }).map((number) => String(number / 2))
  const sides = fc.tuple(figure, figure).map((pair) => pair.join('x'))
  /** Values as this site writes them. */
  const CLEAN = {
    q: words,
    place: listed(words),
    finish: listed(
      fc.oneof(
        words,
        fc.tuple(words, words).map((pair) => pair.join('--')),
      ),
    ),
    span: listed(fc.oneof(words, fc.constantFrom('-36', '66-', '49-54'))),
    sort: fc.oneof(
      words,
      words.map((word) => `-${word}`),
    ),
    spot: words,
    size: fc.oneof(figure, sides),
    room: sides,
    ceiling: figure,
    slope: figure,
    in: words,
    list: listed(fc.tuple(words, words).map(([name, finish]) => `${name}.${finish}_52.5*3@porch-2`)),
    compare: listed(words),
    rooms: listed(fc.tuple(words, sides).map(([name, floor]) => `${name}:${floor}:c9:island84x40`)),
    yours: fc.tuple(figure, figure, figure).map((figures) => figures.join('_')),
    about: fc.array(words, { minLength: 1, maxLength: 3 }).map((parts) => `/${parts.join('/')}`),
    tag: fc.constant('1'),
  } as const
  const NAMES = Object.keys(CLEAN) as (keyof typeof CLEAN)[]
  const clean = fc.constantFrom(...NAMES).chain((name) => CLEAN[name].map((value) => ({ name, value })))

  test('reads and writes a clean value unchanged', () => {
    fc.assert(
      fc.property(clean, ({ name, value }) => {
        const written = withParameters('', { [name]: value })
        expect(queryParameter(written, name)).toBe(value)
        expect(withParameters(written, {})).toBe(written)
      }),
    )
  })

  const invisible = fc.constantFrom('\r\n', ...'\n\t\0\u00AD\u200B\u200E\u2028\u2060\uFE0F\uFEFF\uFFFD')
  const closing = fc.array(fc.constantFrom(...'.,)>;:!"”…*', ' ', '\u00A0', '\n'), { maxLength: 4 })

  test('reads a value mangled by mail programs, chats and sentences', () => {
    const mangled = fc.tuple(
      clean,
      fc.array(fc.tuple(fc.nat(), invisible), { maxLength: 4 }),
      fc.array(fc.constantFrom(',', ';', ', ', ' ,', ' ;\n ', ',,', '&'), { minLength: 1, maxLength: 4 }),
      closing.map((marks) => marks.join('')),
      fc.boolean(),
    )
    fc.assert(
      fc.property(mangled, ([{ name, value }, unseen, commas, end, isShouted]) => {
        // Search words are compared without their case, and have commas of their own.
        const isTyped = name === 'q'
        let text = isShouted && !isTyped ? value.toUpperCase() : value
        for (const [at, character] of unseen) {
          const place = at % (text.length + 1)
          text = text.slice(0, place) + character + text.slice(place)
        }
        let count = 0
        const parts = text.split(',').flatMap((part, index, all) => {
          const comma = commas[count++ % commas.length] ?? ','
          return index === all.length - 1 ? [part + end] : [part, comma]
        })
        const joined = parts.map((part) => (part === '&' ? `&${name}=` : encodeURIComponent(part))).join('')
        expect(queryParameter(`?utm_source=mail&${name}=${joined}`, name)).toBe(value)
      }),
      { numRuns: 2000 },
    )
  })

  test('returns each value once', () => {
    expect(queryValues('?span=49-54,55-65&span=49-54.', 'span')).toEqual(['49-54', '55-65'])
    expect(queryValues('?span=49 54', 'span')).toEqual([])
  })
})

describe('writing an address', () => {
  test.each([
    ['a new value, with plain commas', '', { span: '49-54,55-65' }, '?span=49-54,55-65'],
    ['a path, with plain slashes', '', { about: '/ceiling-fans/outdoor' }, '?about=/ceiling-fans/outdoor'],
    ['what was typed, escaped', '', { q: 'a&b=<c> "d" e' }, '?q=a%26b%3D%3Cc%3E+%22d%22+e'],
    [
      'a change beside what other tools have written',
      '?room=14x12&place=porch&list=alder-52.satin-nickel,beacon-60',
      { place: 'rain' },
      '?place=rain&room=14x12&list=alder-52.satin-nickel,beacon-60',
    ],
    ['nothing for an empty value', '?place=porch', { place: '' }, ''],
    ['nothing for no value', '?place=porch', { place: undefined }, ''],
    ['nothing for a malformed value', '?place=porch', { room: '14 by 12' }, '?place=porch'],
    [
      'no unknown and malformed parameters',
      '?utm_source=mail&span=<i>&finish=black&%E0%A4%A&__proto__=x',
      {},
      '?finish=black',
    ],
  ])('%s', (_, search, changes, written) => {
    expect(withParameters(search, changes)).toBe(written)
  })

  test('the same state has the same address in any order', () => {
    const one = withParameters(withParameters('', { finish: 'black' }), { span: '66-' })
    const other = withParameters(withParameters('', { span: '66-' }), { finish: 'black' })
    expect(one).toBe(other)
  })

  test('any address is stable after one reading and writing', () => {
    const names = fc.constantFrom('q', 'span', 'room', 'ceiling', 'list', 'about', 'finish', 'utm_source', '')
    const part = fc.tuple(names, fc.string({ unit: anyCharacter })).map((pair) => pair.join('='))
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(part).map((parts) => parts.join('&')),
          fc.string(),
        ),
        (search) => {
          const written = withParameters(search, {})
          expect(withParameters(written, {})).toBe(written)
          for (const name of ['q', 'span', 'room', 'ceiling', 'list', 'about', 'finish'] as const)
            expect(queryParameter(written, name)).toBe(queryParameter(search, name))
        },
      ),
    )
  })

  test('keeps search words as typed', () => {
    const word = fc.stringMatching(/^[\p{Lu}\p{Ll}\p{Nd}&%+#='"-]{0,12}[\p{Lu}\p{Ll}\p{Nd}]$/u)
    const typed = fc.array(word, { minLength: 1, maxLength: 5 }).map((all) => all.join(' '))
    fc.assert(
      fc.property(typed, (q) => {
        expect(queryParameter(withParameters('?span=66-', { q }), 'q')).toBe(q)
      }),
    )
  })
})

describe('the page’s address', () => {
  /** The address after a change, and how often the page's parts were notified. */
  function put(address: string, place: string | undefined, how?: 'pushState') {
    const { view } = aBrowser({ path: address })
    view.history.replaceState({ here: 1 }, '')
    const notified = vi.fn()
    view.addEventListener('parameters', notified)
    const before = view.history.length
    putParameters({ place }, how)
    expect(view.history.state).toEqual({ here: 1 })
    const { pathname, search, hash } = view.location
    return [pathname + search + hash, view.history.length - before, notified.mock.calls.length]
  }

  test.each([
    ['keeps its hash', '/ceiling-fans#main', 'rain', '/ceiling-fans?place=rain#main'],
    ['keeps other sites’ parameters', '/?utm_source=mail', 'rain', '/?place=rain&utm_source=mail'],
    ['keeps them as they are', '/?gclid=Cj0-K_w&place=porch&a=%20b', undefined, '/?gclid=Cj0-K_w&a=%20b'],
    ['drops a malformed value', '/?span=<i>&fbclid', 'rain', '/?place=rain&fbclid'],
    ['has no question mark without values', '/ceiling-fans?place=rain', undefined, '/ceiling-fans'],
  ])('%s when it changes in place: %s', (_what, from, place, to) => {
    expect(put(from, place)).toEqual([to, 0, 1])
  })

  test('gets a history entry on request', () => {
    expect(put('/ceiling-fans', 'rain', 'pushState')).toEqual(['/ceiling-fans?place=rain', 1, 1])
  })

  test('stays when nothing changes, or the browser allows no more changes', () => {
    const same = '/ceiling-fans?utm_source=mail&place=rain'
    expect(put(same, 'rain')).toEqual([same, 0, 0])
    const { view } = aBrowser()
    view.history.replaceState = () => {
      throw new DOMException('too many', 'SecurityError')
    }
    expect(() => putParameters({ place: 'rain' })).not.toThrow()
  })
})

describe('a saved value', () => {
  test('keeps capitals and a closing period if it is never in addresses', () => {
    device()
    expect(save({ title: '  Smith & Sons, Ltd. ', under: '9' })).toBe(true)
    expect(savedValue('title')).toBe('Smith & Sons, Ltd.')
    expect(savedValue('under')).toBe('9')
    expect(withParameters('?title=Smith&under=9&ceiling=8', {})).toBe('?ceiling=8')
  })

  test('shares one query string among room, spot and house', () => {
    const view = device('', { room: '?room=14x12&rooms=kitchen:c9' })
    save({ spot: 'table', size: '72x40', room: undefined })
    expect(view.localStorage.getItem('room')).toBe('?spot=table&size=72x40&rooms=kitchen:c9')
    save({ spot: undefined, size: undefined, rooms: undefined })
    expect(view.localStorage.getItem('room')).toBeNull()
  })

  test('is empty if storage is blocked, except list and rooms, which are in the address', () => {
    const view = blockedDevice('?list=alder-52')
    expect(isSaving()).toBe(false)
    save({ list: 'alder-52,reed-6', rooms: 'kitchen:c9', room: '14x12', title: 'Smith' })
    expect(view.location.search).toBe('?list=alder-52,reed-6&rooms=kitchen:c9')
    expect([savedValue('list'), savedValue('rooms')]).toEqual(['alder-52,reed-6', 'kitchen:c9'])
    expect([savedValue('room'), savedValue('title')]).toEqual([undefined, undefined])
  })
})

describe('subscribers', () => {
  test.each([
    ['the page saves a value', () => save({ yours: '4100_65_52' }), 1],
    ['the page changes its address', () => putParameters({ place: 'rain' }), 1],
    ['the visitor goes back', 'popstate', 1],
    ['another tab saves a value', 'storage', 1],
    ['the page is shown again as it was', { persisted: true }, 1],
    ['the page is shown for the first time', { persisted: false }, 0],
  ] as const)('run when %s, until they unsubscribe', (_when, happens, times) => {
    const { view } = aBrowser()
    const happen = () => {
      if (typeof happens === 'function') happens()
      else if (typeof happens === 'string') view.dispatchEvent(new view.Event(happens))
      else view.dispatchEvent(Object.assign(new view.Event('pageshow'), happens))
    }
    const called = vi.fn()
    const unsubscribe = subscribe(called)
    happen()
    expect(called).toHaveBeenCalledTimes(times)
    unsubscribe()
    save({ yours: undefined })
    happen()
    expect(called).toHaveBeenCalledTimes(times)
  })
})
