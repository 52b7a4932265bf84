import { expect, test } from 'vitest'
import { answerQuestion } from '../../../src/features/search/answer.ts'
import { ownSearch } from './searched.ts'

const answer = (typed: string) => answerQuestion(ownSearch, typed)

/** Typed words; kind of the first results (fans, fixtures or a store page); target of Enter; first product. */
const QUESTIONS: readonly [typed: string, first: string, enter: string, best?: string][] = [
  ['quiet fan for nursery', 'fans', '/ceiling-fans?span=49-54&motor=dc', 'Beacon 60'],
  ['brass', 'fans', '/ceiling-fans?q=brass', 'Atelier 52'],
  ['dimmer', 'Dimmers', '/parts'],
  ['bulb', 'Bulbs', '/parts', '"Gatsby" Globe & Chain <9>'],
  ['downrod 36', 'Downrods', '/parts', 'Clearwater 33'],
  ['slope adapter', 'Downrods', '/parts'],
  ['wet rated porch fan', 'fans', '/ceiling-fans?place=rain', 'Axial 54'],
  ['led bulb', 'fixtures', '/lighting-fixtures?source=bulbs', '"Gatsby" Globe & Chain <9>'],
  ['led bulb for pendant', 'fixtures', '/lighting-fixtures/pendants', '"Gatsby" Globe & Chain <9>'],
  ['beacn', 'fans', '/ceiling-fans?q=beacn', 'Beacon 60'],
  ['fan for vaulted ceiling', 'fans', '/ceiling-fans?mounting=downrod', 'Alder 52'],
  ['bathroom light over mirror', 'fixtures', '/lighting-fixtures/bath-lighting', 'Aurelia Bar 40'],
  ['52 inch', 'fans', '/ceiling-fans?q=52+inch', 'Alder 52'],
  ['9 foot ceiling', 'fans', '/ceiling-fans?ceiling=9', 'Alder 52'],
  ['ceiling fan for 12x14 bedroom', 'fans', '/ceiling-fans?span=49-54&room=12x14', 'Alder 52'],
  ['large living room fan', 'fans', '/ceiling-fans/large', 'Foundry 65'],
  ['great room fan with 12 ft ceiling', 'fans', '/ceiling-fans?span=55-65,66-&ceiling=12', 'Beacon 60'],
  ['outdoor patio fan with light', 'fans', '/ceiling-fans?q=outdoor+patio+fan+with+light', 'Axial 54'],
  ['kitchen island pendant lights', 'fixtures', '/lighting-fixtures/pendants', '"Gatsby" Globe & Chain <9>'],
  ['front door light', 'fixtures', '/lighting-fixtures/outdoor-lighting', "Lane's End Post 22"],
  ['matte black fan without light', 'fans', '/ceiling-fans?q=matte+black+fan+without+light', 'Foundry 65'],
  ['white hugger fan', 'fans', '/ceiling-fans?mounting=low-profile&finish=white', 'Elmwood Hugger 44'],
  ['coastal', 'fans', '/ceiling-fans?style=coastal', 'Driftline 56'],
  ['crystal chandelier', 'fixtures', '/lighting-fixtures/chandeliers', 'Wagoner 8-Light'],
  ['smart fan with alexa', 'fans', '/ceiling-fans/smart', 'Axial 54'],
  ['dc motor fan', 'fans', '/ceiling-fans?motor=dc', 'Beacon 60'],
  ['fan with wall control', 'fans', '/ceiling-fans?control=wall', 'Alder 52'],
  ['three blade fan', 'fans', '/ceiling-fans?q=three+blade+fan', 'Axial 54'],
  ['60" fan', 'fans', '/ceiling-fans?q=60%22+fan', 'Beacon 60'],
  ['50 inch fan', 'fans', '/ceiling-fans?q=50+inch+fan', 'Alder 52'],
  ['blck fan', 'fans', '/ceiling-fans?finish=black', 'Axial 54'],
  ['covered patio', 'fans', '/ceiling-fans?q=covered+patio', 'Axial 54'],
  ['fan under 30 inches', 'fans', '/ceiling-fans?q=fan+under+30+inches', 'Clearwater 33'],
  ['hunter fan', 'fans', '/ceiling-fans?brand=hunter', 'Signal 52'],
  ['minka', 'fans', '/ceiling-fans?q=minka', 'Tideway 65'],
  ['chandeleir', 'fixtures', '/lighting-fixtures/chandeliers', 'Wagoner 8-Light'],
  ['cieling fan with lihgt', 'fans', '/ceiling-fans?light=included', 'Alder 52'],
  ['farmhose chandelier', 'fixtures', '/lighting-fixtures?style=farmhouse', 'Wagoner 8-Light'],
  ['downrod for 12 foot ceiling', 'Downrods', '/parts', 'Alder 52'],
  ['hunter fan replacement parts', 'Parts', '/parts', 'Signal 52'],
  ['fan installation', 'Ask us', '/contact', 'Alder 52'],
  ['are you open on sunday', 'Hours', '/contact'],
  ['sale', 'Prices', '/contact'],
  ['black fan with light', 'fans', '/ceiling-fans?light=included&finish=black', 'Axial 54'],
  ['fan under 8 ft', 'fans', '/ceiling-fans?ceiling=8', 'Axial 54'],
  ['alexa', 'fans', '/ceiling-fans?control=phone', 'Axial 54'],
  ['fan for sloped ceiling', 'fans', '/ceiling-fans?mounting=downrod', 'Alder 52'],
  ['parts', 'Parts', '/parts'],
  ['warranty', 'Ask us', '/contact'],
  ['quiet', 'fans', '/ceiling-fans?motor=dc', 'Beacon 60'],
  ['directions', 'Directions', '/contact'],
  ['porch', 'fans', '/ceiling-fans?q=porch', 'Axial 54'],
  ['white fan for the porch', 'fans', '/ceiling-fans?place=porch&finish=white', 'Axial 54'],
  ['outdoor fan', 'fans', '/ceiling-fans/outdoor', 'Axial 54'],
  ['fan', 'fans', '/ceiling-fans', 'Alder 52'],
  ['light', 'fixtures', '/lighting-fixtures', '"Gatsby" Globe & Chain <9>'],
  ['gold fan', 'fans', '/ceiling-fans?finish=brass-and-gold', 'Atelier 52'],
  ['grey fan', 'fans', '/ceiling-fans?finish=gray', 'Axial 54'],
  ['walnut', 'fans', '/ceiling-fans?q=walnut', 'Halcyon 72'],
  // A finish is read as a whole: no light.
  ['light oak', 'fans', '/ceiling-fans?q=light+oak', 'Halcyon 72'],
  ['low profile', 'fans', '/ceiling-fans?mounting=low-profile', 'Elmwood Hugger 44'],
  ['downrod', 'Downrods', '/parts', 'Alder 52'],
  ['chandelier', 'fixtures', '/lighting-fixtures/chandeliers', 'Wagoner 8-Light'],
  ['small room', 'fans', '/ceiling-fans?q=small+room', 'Clearwater 33'],
  ['big ass fans', 'fans', '/ceiling-fans?brand=big-ass-fans', 'Summit 84'],
  ['industrial', 'fans', '/ceiling-fans?q=industrial', 'Foundry 65'],
  ['hd1612gw', 'fixtures', '/lighting-fixtures/pendants/harbor-dome-16?finish=gloss-white', 'Harbor Dome 16'],
  ['fan for small room', 'fans', '/ceiling-fans/small-rooms', 'Clearwater 33'],
  // Words without meaning here are left out, and the most specific ones are used.
  ['modern chandelier for high foyer', 'fixtures', '/lighting-fixtures/chandeliers', 'Wagoner 8-Light'],
  ['purple velvet chandelier', 'fixtures', '/lighting-fixtures/chandeliers', 'Wagoner 8-Light'],
  ['wagon wheel chandelier', 'fixtures', '/lighting-fixtures?q=wagon+wheel+chandelier', 'Wagoner 8-Light'],
  ['chandelier fan light', 'fans', '/ceiling-fans?light=included', 'Alder 52'],
  ['track lighting', 'fixtures', '/lighting-fixtures', '"Gatsby" Globe & Chain <9>'],
  // Joined words.
  ['pendantlight', 'fixtures', '/lighting-fixtures/pendants', '"Gatsby" Globe & Chain <9>'],
  // Sizes in feet, and ranges.
  ['5 ft fan', 'fans', '/ceiling-fans?q=5+ft+fan', 'Beacon 60'],
  ['fan over 80 in', 'fans', '/ceiling-fans?q=fan+over+80+in', 'Halcyon 72'],
  // One exact name or order number opens the product, whatever is written around it.
  ['Beacon 60', 'fans', '/ceiling-fans/contemporary/beacon-60', 'Beacon 60'],
  ['BE-5203', 'fans', '/ceiling-fans/contemporary/beacon-60', 'Beacon 60'],
  ['BE-5203-MB', 'fans', '/ceiling-fans/contemporary/beacon-60', 'Beacon 60'],
  ['be 5203', 'fans', '/ceiling-fans/contemporary/beacon-60', 'Beacon 60'],
  ['BE-5203 white', 'fans', '/ceiling-fans/contemporary/beacon-60', 'Beacon 60'],
  // A brand that the store does not carry.
  ['kichler chandelier', 'fixtures', '/lighting-fixtures/chandeliers', 'Wagoner 8-Light'],
]

test.each(QUESTIONS)('finds for "%s" first %s, and leads with Enter to %s', (typed, first, enter, best) => {
  const { kinds, pages, isForPage, enter: url } = answer(typed)
  expect({
    first: isForPage ? pages[0]?.title : kinds[0]?.kind,
    enter: url,
    best: kinds[0]?.best[0]?.title,
  }).toEqual({ first, enter, best })
})

test('finds each of several order numbers in their order, and names unknown ones', () => {
  const { kinds, numbered, enter, unknown } = answer('AL-5205, BE-5203 hd1612gw XX-99999')
  expect(numbered.map(({ product, finish }) => [product.title, finish])).toEqual([
    ['Alder 52', undefined],
    ['Beacon 60', undefined],
    ['Harbor Dome 16', 'gloss-white'],
  ])
  expect(kinds.map(({ kind, best }) => [kind, ...best.map(({ title }) => title)])).toEqual([
    ['fans', 'Alder 52', 'Beacon 60'],
    ['fixtures', 'Harbor Dome 16'],
  ])
  expect(enter).toBe('/ceiling-fans?q=AL-5205,+BE-5203+hd1612gw+XX-99999')
  expect(unknown).toEqual(['XX-99999'])
})

test('names a brand we don’t carry, with close products and no correction', () => {
  expect(answer('kichler chandelier').otherBrands).toEqual(['Kichler'])
  expect(answer('kichler')).toMatchObject({ otherBrands: ['Kichler'], kinds: [] })
})

test('finds every fan with a wood, in that finish', () => {
  const [found] = answer('walnut').kinds
  const withWalnut = ownSearch.products.filter(({ product: { finishes, bladeFinishes, woods = [] } }) =>
    [...woods, ...[...finishes, ...bladeFinishes].map(({ label }) => label)].some((one) =>
      /walnut/i.test(one),
    ),
  )
  expect(found?.count).toBe(withWalnut.length)
  expect(found?.finishes).toContainEqual({ finish: 'Walnut' })
})

type Words = Partial<Record<'kinds' | 'unknown' | 'offers' | 'pages', string[]>>

test.each<[typed: string, answer: Words]>([
  // If words find nothing together: a kind says more than a category, that more than a style, that more than an unknown word.
  ['fan chandelier', { kinds: ['fans'], unknown: ['chandelier'] }],
  ['chandelier fan', { kinds: ['fans'], unknown: ['chandelier'] }],
  ['chandelier coastal', { kinds: ['fixtures'], unknown: ['coastal'] }],
  ['chandelier ceilin', { kinds: ['fans'], unknown: ['chandelier'] }],
  ['coastal zephyrus', { kinds: ['fans'], unknown: ['zephyrus'] }],
  ['vanity 99', { unknown: ['99'] }],
  ['crystal chandelier', { unknown: ['crystal'] }],
  ['wet rated chandelier', { unknown: ['wet'] }],
  ['black fan with light', { offers: ['Black, Light included'] }],
  ['wet porch fan', { offers: ['In the rain'] }],
  ['brass', { offers: ['Brass and gold', 'Brass and gold'] }],
  ['beacn', { offers: [] }],
  ['quiet fan for nursery', { pages: ['Quiet fans'] }],
  ['hunter fan replacement', { pages: ['Parts'] }],
])('answers "%s" with %j', (typed, expected) => {
  const { kinds, unknown, offers, pages } = answer(typed)
  const words = {
    kinds: kinds.slice(0, 1).map(({ kind }) => kind),
    unknown,
    offers: offers.map(({ label }) => label),
    pages: pages.map(({ title }) => title),
  }
  expect(words).toMatchObject(expected)
})

test('fills store facts into page texts and leaves other braces', () => {
  const texts = (typed: string) => answer(typed).pages.map(({ text }) => text)
  expect(texts('hours')).toEqual(['Open Monday to Friday 9:00 AM to 5:00 PM, Saturday 10:00 AM to 5:00 PM.'])
  expect(texts('prices')).toEqual(['Call (404) 555-0142 or write to showroom@example.com.'])
  expect(texts('sloped')).toEqual(['Lengths and sloped adapters.'])
})

test('shows at most five products of a kind', () => {
  expect(answer('fan').kinds[0]?.best).toHaveLength(5)
})
