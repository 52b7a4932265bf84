import { describe, expect, test } from 'vitest'
import { parseSlots } from '../../../src/publishing/page-copy/parse-slots.ts'

const slot = (words: string) => parseSlots(`## Heading\n${words}`).get('Heading')

describe("text under a page's headings", () => {
  test('each level 2 heading names a slot; the title doesn’t', () => {
    const slots = parseSlots('# Home\n\nA remark.\n\n## Tagline\nSince 1985\n\n## Link\n[Go](/fans)\n')
    expect([...slots.keys()]).toEqual(['Tagline', 'Link'])
  })

  test.each([
    { what: 'one line', words: 'Coming Soon!', text: 'Coming Soon!' },
    { what: 'lines that belong together', words: 'One of our\nassociates', text: 'One of our associates' },
    { what: 'blank lines around them', words: '\n\n  Welcome  \n\n', text: 'Welcome' },
    { what: 'nothing', words: '', text: '' },
    { what: 'a heading of the third level', words: '### More', text: '### More' },
  ])('$what', ({ words, text }) => {
    expect(slot(words)).toEqual({ text, items: [], entries: {} })
  })

  test('a link', () => {
    expect(slot('[Browse Ceiling Fans](/ceiling-fans)')).toEqual({
      text: 'Browse Ceiling Fans',
      href: '/ceiling-fans',
      items: [],
      entries: {},
    })
  })

  test.each([
    { what: 'words before it', words: 'See [fans](/ceiling-fans)' },
    { what: 'a space in its address', words: '[fans](/ceiling fans)' },
  ])('a link with $what is plain text', ({ words }) => {
    expect(slot(words)).toEqual({ text: words, items: [], entries: {} })
  })

  test('a list', () => {
    expect(slot('- 12 inch\n- 72 inch')).toEqual({ text: '', items: ['12 inch', '72 inch'], entries: {} })
  })

  test('a list of labels and text', () => {
    expect(slot('Ask for\n- Phone: Call us\n- Hours: 9:00 AM to 5:00 PM\n- anything')).toEqual({
      text: 'Ask for',
      items: ['Phone: Call us', 'Hours: 9:00 AM to 5:00 PM', 'anything'],
      entries: { Phone: 'Call us', Hours: '9:00 AM to 5:00 PM' },
    })
  })

  test('Windows line ends', () => {
    const slots = parseSlots('# Home\r\n\r\n## Tagline\r\nAt one place\r\nsince 1985\r\n')
    expect(slots.get('Tagline')?.text).toBe('At one place since 1985')
  })
})
