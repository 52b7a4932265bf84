import { expect, test } from 'vitest'
import { sheetFacts } from '../../../../src/catalogue/rules/hang/sheet-facts.ts'
import { aFan, aFixture } from '../../../builders.ts'

const facts = (product: Parameters<typeof sheetFacts>[0]) =>
  sheetFacts(product).map(({ name, text }) => `${name}: ${text}`)

test('a fan’s sheet has its drop, downrod and canopy if known', () => {
  expect(
    facts(
      aFan({
        mounting: 'Downrod',
        bladeDropInches: 11.5,
        downrodDiameterInches: 0.75,
        canopyMaxSlopeDegrees: 22.5,
      }),
    ).slice(0, 4),
  ).toEqual([
    'Drop: 11.5 in. from ceiling to blades',
    'Downrod: 6 in. included, 3/4 in. inside diameter',
    'Canopy: Fits slopes up to 22.5° without an adapter',
    'Box: A box listed for fans. Ask us for the weight. Check with your electrician.',
  ])
  expect(facts(aFan({ mounting: 'Low profile' }))[0]).toBe('Downrod: None (mounts close to the ceiling)')
})

test('a light’s sheet has its drop, bulbs and dimmer', () => {
  const light = aFixture({ maxOverallHeight: 60, numberOfBulbs: 1, bulbType: 'E26', weightPounds: 8 })
  expect(facts(light).slice(0, 3)).toEqual([
    'Drop: 60 in. with its stem or chain',
    'Box: A light fixture box (8 lb). Check with your electrician.',
    expect.stringMatching(/^Bulbs: 1 × E26 LED|^Bulbs: /),
  ])
})
