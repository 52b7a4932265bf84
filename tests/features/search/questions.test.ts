import { expect, test } from 'vitest'
import { answerQuestion } from '../../../src/features/search/answer-question.ts'
import { ownLists, ownVocabulary } from './searched.ts'

/** The first three of each: filters and categories, fans, lights, pages of the store. */
function firstThree(typed: string) {
  const { offers, kinds, pages } = answerQuestion(ownLists, ownVocabulary, typed)
  const titles = kinds.map(({ kind, best }) => [kind, best.slice(0, 3).map(({ title }) => title)] as const)
  return {
    offers: offers.slice(0, 3).map(({ label }) => label),
    fans: [],
    fixtures: [],
    ...Object.fromEntries(titles),
    pages: pages.map(({ title }) => title),
  }
}

type Place = 'offers' | 'fans' | 'fixtures' | 'pages'

/** What shoppers type, and what must be among the first three of its kind. */
const QUESTIONS: readonly [typed: string, place: Place, expected: string][] = [
  ['black fan with light', 'offers', 'Black, Light included'],
  ['black fan with light', 'fans', 'Axial 54'],
  ['fan under 8 ft', 'offers', 'A ceiling of 8 ft'],
  ['8 ft ceiling', 'offers', 'A ceiling of 8 ft'],
  ['fan with light', 'offers', 'Light included'],
  ['remote', 'offers', 'Remote'],
  ['fan with remote control', 'fans', 'Alder 52'],
  ['kitchen island', 'fixtures', 'Harbor Dome 16'],
  ['bedroom', 'offers', '49 to 54 in.'],
  ['wifi', 'offers', 'Phone or voice'],
  ['wi-fi fan', 'fans', 'Axial 54'],
  ['alexa', 'offers', 'Phone or voice'],
  ['sloped', 'pages', 'Downrods'],
  ['fan for sloped ceiling', 'pages', 'Downrods'],
  ['parts', 'pages', 'Parts'],
  ['replacement bracket', 'pages', 'Parts'],
  ['hours', 'pages', 'Hours'],
  ['open sunday', 'pages', 'Hours'],
  ['warranty', 'pages', 'Ask us'],
  ['quiet', 'pages', 'Ask us'],
  ['cost', 'pages', 'Prices'],
  ['cheap fan', 'pages', 'Prices'],
  ['directions', 'pages', 'Directions'],
  ['porch', 'offers', 'Covered porch'],
  ['porch', 'fixtures', "Lane's End Post 22"],
  ['white fan for the porch', 'fans', 'Beacon 60'],
  ['patio fan', 'offers', 'Covered porch'],
  ['outdoor fan', 'offers', 'Outdoor Ceiling Fans'],
  ['outdoor light', 'fixtures', "Lane's End Post 22"],
  ['smart fan', 'offers', 'Smart Ceiling Fans'],
  ['fan', 'fans', 'Alder 52'],
  ['light', 'fixtures', 'Harbor Dome 16'],
  ['rain', 'offers', 'In the rain'],
  ['brass', 'offers', 'Brass and gold'],
  ['gold fan', 'offers', 'Brass and gold'],
  ['satin brass fan', 'fans', 'Clearwater 33'],
  ['grey fan', 'offers', 'Gray'],
  ['walnut', 'fans', 'Halcyon 72'],
  ['low profile', 'offers', 'Low profile'],
  ['hugger', 'fans', 'Elmwood Hugger 44'],
  ['downrod', 'offers', 'Downrod'],
  ['light kit', 'offers', 'Takes a light kit'],
  ['fan without light', 'offers', 'No light or Takes a light kit'],
  ['chandelier', 'fixtures', 'Wagoner 8-Light'],
  ['bathroom light', 'offers', 'Bath Lighting'],
  ['bathroom vanity light', 'offers', 'Bath Lighting'],
  ['led', 'fixtures', 'Aurelia Bar 40'],
  ['small room', 'fans', 'Clearwater 33'],
  ['84 inch fan', 'fans', 'Halcyon 72'],
  ['6 blades', 'fans', 'Summit 84'],
  ['big ass fans', 'fans', 'Summit 84'],
  ['modern forms', 'offers', 'Modern Forms'],
  ['industrial', 'offers', 'Industrial'],
  ['hd1612gw', 'fixtures', 'Harbor Dome 16'],
  ['blck fan', 'offers', 'Black'],
  ['outdor fan', 'offers', 'Outdoor Ceiling Fans'],
  ['beacn', 'fans', 'Beacon 60'],
]

test.each(QUESTIONS)('"%s" has among the first %s: %s', (typed, place, expected) => {
  expect(firstThree(typed)[place]).toContain(expected)
})

test('there are fifty questions', () => {
  expect(new Set(QUESTIONS.map(([typed]) => typed)).size).toBeGreaterThanOrEqual(50)
})

const answer = (typed: string) => answerQuestion(ownLists, ownVocabulary, typed)

test('a figure that nothing of the rest has is named, and the answer is without it', () => {
  const { unknown, kinds } = answer('vanity 36')
  expect(unknown).toEqual(['36'])
  expect(kinds.map(({ kind }) => kind)).toEqual(['fixtures'])
})

test('the facts of the store are in the texts of its pages; other braces stay', () => {
  const texts = (typed: string) => answer(typed).pages.map(({ text }) => text)
  expect(texts('hours')).toEqual(['Open Monday to Friday 9:00 AM to 5:00 PM, Saturday 10:00 AM to 5:00 PM.'])
  expect(texts('prices')).toEqual(['Call (404) 555-0142 or write to showroom@example.com.'])
  expect(texts('sloped')).toEqual(['Lengths and {sloped} adapters.'])
})

test('five products of a kind are shown at most', () => {
  expect(answer('fan').kinds[0]?.best).toHaveLength(5)
})
