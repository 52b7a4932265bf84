import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  putParameters,
  queryParameter,
  queryValues,
  withParameters,
} from '../../src/client/query-parameters.ts'
import { anyCharacter } from '../any-character.ts'

describe('what an address says', () => {
  test.each([
    { search: '?span=49-54,55-65', name: 'span', value: '49-54,55-65' },
    { search: '?span=-36,66-', name: 'span', value: '-36,66-' },
    { search: '?sort=-span', name: 'sort', value: '-span' },
    { search: '?finish=satin-brass--walnut', name: 'finish', value: 'satin-brass--walnut' },
    { search: '?room=12.5x10.25', name: 'room', value: '12.5x10.25' },
    { search: '?ceiling=9', name: 'ceiling', value: '9' },
    {
      search: '?list=alder-52.satin-nickel,beacon-60',
      name: 'list',
      value: 'alder-52.satin-nickel,beacon-60',
    },
    {
      search: '?about=/ceiling-fans/outdoor/beacon-60',
      name: 'about',
      value: '/ceiling-fans/outdoor/beacon-60',
    },
    { search: '?q=porch+fan', name: 'q', value: 'porch fan' },
    { search: 'place=porch', name: 'place', value: 'porch' },
    { search: '?span=49-54%2C55-65', name: 'span', value: '49-54,55-65' },
    { search: '?place=porch&place=rain', name: 'place', value: 'porch' },
  ] as const)('$search says $value', ({ search, name, value }) => {
    expect(queryParameter(search, name)).toBe(value)
  })

  test.each([
    { search: '', name: 'span', what: 'a name that is not there' },
    { search: '?span=', name: 'span', what: 'an empty value' },
    { search: '?span=<b>', name: 'span', what: 'markup' },
    { search: '?span=49-54,', name: 'span', what: 'a comma too many' },
    { search: '?finish=Black', name: 'finish', what: 'a capital letter' },
    { search: '?place=%E0%A4%A', name: 'place', what: 'broken percent signs' },
    { search: '?q=%E0%A4%A', name: 'q', what: 'broken percent signs in a search' },
    { search: '?q=%00', name: 'q', what: 'a control character' },
    { search: '?q=a%E2%80%AEb', name: 'q', what: 'a character that turns the direction of reading' },
    { search: '?room=14', name: 'room', what: 'half a room' },
    { search: '?room=140x12', name: 'room', what: 'a room of 140 feet' },
    { search: '?about=https://example.com', name: 'about', what: 'another site' },
    { search: `?q=${'x'.repeat(81)}`, name: 'q', what: 'a search of 81 characters' },
    { search: `?list=${'x'.repeat(16_001)}`, name: 'list', what: 'a list of 16,001 characters' },
  ] as const)('nothing where there is $what', ({ search, name }) => {
    expect(queryParameter(search, name)).toBeUndefined()
  })

  test('a search of 80 characters and a list of 16,000 are read', () => {
    expect(queryParameter(`?q=${'x'.repeat(80)}`, 'q')).toHaveLength(80)
    expect(queryParameter(`?list=${'x'.repeat(16_000)}`, 'list')).toHaveLength(16_000)
  })

  test('values joined by commas are given one by one, each once', () => {
    expect(queryValues('?span=49-54,55-65,49-54', 'span')).toEqual(['49-54', '55-65'])
    expect(queryValues('?span=49 54', 'span')).toEqual([])
  })
})

describe('what is written', () => {
  test.each([
    ['a new value, with plain commas', '', { span: '49-54,55-65' }, '?span=49-54,55-65'],
    ['a path, with plain slashes', '', { about: '/ceiling-fans/outdoor' }, '?about=/ceiling-fans/outdoor'],
    ['what was typed, escaped', '', { q: 'a&b=<c> "d"' }, '?q=a%26b%3D%3Cc%3E+%22d%22'],
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

  test('the same state has the same address, whatever came first', () => {
    const one = withParameters(withParameters('', { finish: 'black' }), { span: '66-' })
    const other = withParameters(withParameters('', { span: '66-' }), { finish: 'black' })
    expect(one).toBe(other)
  })

  test('whatever an address holds, what is written of it is read as the same again and stays as it is', () => {
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

  test('whatever is typed is found again', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 80 }), (typed) => {
        expect(queryParameter(withParameters('?span=66-', { q: typed }), 'q')).toBe(typed)
      }),
    )
  })
})

describe('the address of the page', () => {
  /** A tab that remembers how its history was changed. */
  function tab(address: string) {
    const changed: unknown[] = []
    const note = (how: string) => (state: unknown, _title: string, url: string) =>
      void changed.push([how, state, url])
    const history = { state: { here: 1 }, replaceState: note('replace'), pushState: note('push') }
    const dispatchEvent = ({ type }: Event) => changed.push(type)
    const view = { location: new URL(address, 'https://www.example.com'), history, dispatchEvent }
    return { changed, view: view as unknown as Window }
  }

  function put(address: string, place: string | undefined, how?: 'pushState') {
    const { changed, view } = tab(address)
    putParameters(view, { place }, how)
    return changed
  }

  test('is changed in place, keeps its hash and its state, and the window gets an event', () => {
    expect(put('/ceiling-fans#main', 'rain')).toEqual([
      ['replace', { here: 1 }, '/ceiling-fans?place=rain#main'],
      'parameters',
    ])
  })

  test.each([
    { from: '?utm_source=mail', place: 'rain', to: '?place=rain&utm_source=mail' },
    {
      from: '?gclid=Cj0-K_w&place=porch&utm_term=a%20fan',
      place: undefined,
      to: '?gclid=Cj0-K_w&utm_term=a%20fan',
    },
    { from: '?span=<i>&fbclid', place: 'rain', to: '?place=rain&fbclid' },
  ])('keeps what is not this site’s as it is: $from becomes $to', ({ from, place, to }) => {
    expect(put(`/ceiling-fans${from}`, place)[0]).toEqual(['replace', { here: 1 }, `/ceiling-fans${to}`])
  })

  test('has no question mark when the last value goes', () => {
    expect(put('/ceiling-fans?place=rain', undefined)[0]).toEqual(['replace', { here: 1 }, '/ceiling-fans'])
  })

  test('gets a history entry where that is asked', () => {
    expect(put('/ceiling-fans', 'rain', 'pushState')[0]).toEqual([
      'push',
      { here: 1 },
      '/ceiling-fans?place=rain',
    ])
  })

  test('is left alone when nothing changes', () => {
    expect(put('/ceiling-fans?place=rain', 'rain')).toEqual([])
    expect(put('/ceiling-fans?utm_source=mail&place=rain', 'rain')).toEqual([])
  })

  test('stays where the browser allows no more changes', () => {
    const { view } = tab('/ceiling-fans')
    view.history.replaceState = () => {
      throw new DOMException('too many', 'SecurityError')
    }
    expect(() => putParameters(view, { place: 'rain' })).not.toThrow()
  })
})
