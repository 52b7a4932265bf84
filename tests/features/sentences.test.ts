import { createElement, type ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { sizeFit as fanSizeFit, type Room } from '../../src/catalogue/rules/room/fan-fit.ts'
import { lightFit } from '../../src/catalogue/rules/spot/light-fit.ts'
import type { SpotFixture } from '../../src/catalogue/rules/spot/spot-fixture.ts'
import { SPOTS } from '../../src/catalogue/rules/spot/spots.ts'
import type { Product } from '../../src/client/product-data/product-file.ts'
import type { FitFilter } from '../../src/features/fit/fit-filter.ts'
import { LIMITS } from '../../src/features/fit/limits.ts'
import { readMeasurement } from '../../src/features/fit/read-measurement.ts'
import { RoomDrawing } from '../../src/features/fit/room/drawing/RoomDrawing.tsx'
import { downrodRows, spanRows } from '../../src/features/fit/room/guide/guide-tables.ts'
import { ceilingAdvice, spanAdvice } from '../../src/features/fit/room/islands/room-advice.ts'
import { shortVerdict, sizeVerdict } from '../../src/features/fit/room/islands/size-verdict.ts'
import { fitCountText } from '../../src/features/fit/room/islands/use-fit-count.ts'
import { roomFilter } from '../../src/features/fit/room/room-filter.ts'
import { SpotDrawing } from '../../src/features/fit/spot/drawing/SpotDrawing.tsx'
import { SPOT_GUIDES } from '../../src/features/fit/spot/guide/spot-guides.ts'
import { lightCountText, ratedCountText } from '../../src/features/fit/spot/islands/use-light-count.ts'
import { lightVerdict } from '../../src/features/fit/spot/light-verdict.ts'
import { spotFilter } from '../../src/features/fit/spot/spot-filter.ts'
import { spotExample, spotLabel, spotText } from '../../src/features/fit/spot/spot-text.ts'
import { SPOT_TOOLS } from '../../src/features/fit/spot/spot-tools.ts'
import { drawingOf, feet } from '../drawing/read-drawing.ts'
import { spotAt } from './fit/spot/spot-fixture.ts'

// Every sentence that the tools print, as each is first met with when their functions run through all of their cases. To be read
// as one who hears it for the first time.

const MEASURE = /\d+(\.\d+)?( ft( \d+(\.\d+)? in\.?)?| in\.)?/g

/** The sentences in some texts, each once, whatever its figures. */
function sentencesIn(texts: Iterable<string | undefined>): string[] {
  const found = new Map<string, string>()
  for (const text of texts) {
    for (const sentence of text?.replaceAll('\u00a0', ' ').split(/(?<=\.) (?=[A-Z])/) ?? []) {
      const form = sentence.replace(MEASURE, '#').replace(/\.$/, '')
      if (!found.has(form)) found.set(form, sentence)
    }
  }
  return [...found.values()]
}

/** One of each. */
const each = <One, Other>(some: readonly One[], others: readonly Other[]): (One & Other)[] =>
  some.flatMap((one) => others.map((other) => ({ ...one, ...other })))

const captionsOf = (drawing: ReactElement): string[] =>
  drawingOf(drawing)
    .querySelectorAll('figcaption, title, desc')
    .map(({ text }) => text)

const headingsAndNotes = (filter: FitFilter | undefined, products: readonly Product[]) =>
  products.flatMap((product) => [filter?.headings[filter.groupOf(product) ?? -1], filter?.noteOf?.(product)])

describe('fans for a room', () => {
  const FLOORS = [
    ...[feet(14, 12), feet(26, 18), feet(7, 20), feet(50, 10), feet(6, 65 / 12), feet(5.5, 5)],
    ...[feet(24, 10), feet(5, 60), feet(40, 30)],
  ]
  const CEILINGS = Array.from({ length: 47 }, (_, step) => ({ ceilingInches: 84 + 6 * step }))
  const UNDER = each(CEILINGS, [{}, { slope: 1 }, { slope: 4 }, { slope: 6.25 }, { slope: 12 }])
  const ROOMS: Room[] = each(
    FLOORS.map((floor) => ({ floor })),
    UNDER,
  )
  const ANY_ROOMS: Room[] = [...ROOMS, ...FLOORS.map((floor) => ({ floor })), ...CEILINGS]
  const HUNG = [
    { mounting: 'Downrod', bladeDropInches: 12.5 },
    { mounting: 'Downrod' },
    { mounting: 'Low profile', bladeDropInches: 8.5 },
    {},
  ] as const
  const FANS = each(HUNG, [{ sizes: [30] }, { sizes: [48, 60] }, { sizes: [99] }]) as unknown as Product[]
  const fits = HUNG.flatMap((fan) =>
    ROOMS.flatMap((room) => [30, 48, 60, 99].map((span) => ({ room, fit: fanSizeFit(fan, span, room) }))),
  )

  test('what to look for', () => {
    expect(sentencesIn(FLOORS.map(spanAdvice))).toEqual([
      'In a room of 14 ft by 12 ft, look for a blade span of 44 to 50 in.',
      'In a room of 26 ft by 18 ft, look for two fans of 50 to 56 in., or one of 60 in. or more.',
      'In a room of 7 ft by 20 ft, look for two fans of 29 to 36 in., or one of 36 to 42 in.',
      'In a room of 6 ft by 5 ft 5 in., look for a blade span of 29 in.',
      'In a room of 5 ft 6 in. by 5 ft, choose a fan no wider than 24 in.: its blades must stay 18 in. from the walls.',
      'In a room of 40 ft by 30 ft, look for one or two fans of 60 in. or more.',
    ])
    expect(sentencesIn(UNDER.map(({ ceilingInches, slope }) => ceilingAdvice(ceilingInches, slope)))).toEqual(
      [
        'Under a ceiling of 7 ft, few fans can keep their blades 7 ft above the floor.',
        'Ask us.',
        'Under a ceiling of 7 ft, sloped 1 in. per foot, few fans can keep their blades 7 ft above the floor.',
        'Under a ceiling of 7 ft, sloped 4 in. per foot, most fans hang too low: on a downrod that clears the slope, their blades would turn less than 7 ft above the floor.',
        'Under a ceiling of 8 ft, many fans on a downrod hang too low: their blades would turn less than 7 ft above the floor.',
        'Choose a low profile fan, or one on a short rod.',
        'Under a ceiling of 8 ft, sloped 1 in. per foot, many fans on a downrod hang too low: their blades would turn less than 7 ft above the floor.',
        'A slope this gentle needs no sloped-ceiling adapter.',
        'Under a ceiling of 8 ft 6 in., most fans hang on the 6 in. rod from their box; their blades turn about 7 ft 2 in. above the floor.',
        'Under a ceiling of 8 ft 6 in., sloped 1 in. per foot, most fans hang on the 6 in. rod from their box; their blades turn about 7 ft 2 in. above the floor.',
        'Under a ceiling of 9 ft, sloped 4 in. per foot, most fans hang best on a downrod of 12 in.; their blades then turn about 7 ft 2 in. above the floor.',
        'A slope this steep needs a sloped-ceiling adapter: ask us.',
        'Under a ceiling of 10 ft, most fans hang best on a downrod of 12 in.; their blades then turn about 8 ft 2 in. above the floor.',
        'Under a ceiling of 16 ft, most fans hang best on 48 in. + 36 in. downrods and a coupler; their blades then turn about 8 ft 2 in. above the floor.',
        'Under a ceiling of 16 ft, sloped 1 in. per foot, most fans hang best on 48 in. + 36 in. downrods and a coupler; their blades then turn about 8 ft 2 in. above the floor.',
        'Under a ceiling of 21 ft 6 in., most fans need a rod of about 148 in., longer than any two joined: ask us for one made to measure.',
        'Under a ceiling of 21 ft 6 in., sloped 1 in. per foot, most fans need a rod of about 148 in., longer than any two joined: ask us for one made to measure.',
      ],
    )
  })

  test('how a fan fits', () => {
    expect(sentencesIn(fits.map(({ room, fit }) => sizeVerdict(fit, room)))).toEqual([
      '30 in. is small for this room: 44 to 50 in. is right.',
      'The ceiling is too low: the blades would turn 5 ft 11 in. above the floor; the minimum is 7 ft.',
      '48 in. is the right size for this room.',
      '60 in. is large for this room: 44 to 50 in. is right.',
      'The ceiling is too low for its slope: on a downrod that clears it, at least 12 in., the blades would turn 5 ft 5 in. above the floor; the minimum is 7 ft.',
      'On the 6 in. rod from the box, the blades turn 7 ft 5 in. above the floor.',
      'On a downrod of 12 in., the blades turn 7 ft 5 in. above the floor.',
      'This slope needs no sloped-ceiling adapter.',
      'This slope needs a sloped-ceiling adapter: ask us.',
      'On 48 in. + 36 in. downrods and a coupler, the blades turn 8 ft 5 in. above the floor.',
      'It takes a rod of about 146 in., longer than any two joined: ask us for one made to measure.',
      'Two 30 in. fans are small for this room: two of 50 to 56 in. are right.',
      'Two 48 in. fans also work in this room; two of 50 to 56 in. are right.',
      'Two 30 in. fans are the right size for this room.',
      '48 in. also works in this room; 36 to 42 in. is right.',
      'Two 60 in. fans are too wide for this room: the blades must stay 18 in. from the walls.',
      '30 in. is too wide for this room: the blades must stay 18 in. from the walls.',
      'Two 30 in. fans are small for this room: two of 60 in. or more are right.',
      'The ceiling is too low: the blades would turn about 5 ft 8 in. above the floor; the minimum is 7 ft.',
      'The ceiling is too low for its slope: on a downrod that clears it, at least 12 in., the blades would turn about 5 ft 2 in. above the floor; the minimum is 10 ft.',
      'On the 6 in. rod from the box, the blades turn about 7 ft 2 in. above the floor.',
      'On a downrod of 12 in., the blades turn about 7 ft 2 in. above the floor.',
      'On 48 in. + 36 in. downrods and a coupler, the blades turn about 8 ft 2 in. above the floor.',
      'A low profile fan hangs too close to a slope: choose one on a downrod.',
      'Close to the ceiling, the blades turn 7 ft 3 in. above the floor.',
      'A fan on a downrod would bring the air down to you.',
      'Ask us how it hangs under this ceiling.',
    ])
    expect(sentencesIn(fits.map(({ fit }) => shortVerdict(fit)))).toEqual([
      'Hangs too low',
      'Small here',
      'Right size',
      'Large here',
      'Also works, as a pair',
      'Right size, as a pair',
      'Also works',
      'Too wide',
      'Too close to the slope',
    ])
  })

  test('the fans that fit', () => {
    expect(sentencesIn(ANY_ROOMS.map((room) => roomFilter(room)?.label))).toEqual([
      'A room of 14 ft by 12 ft, ceiling 7 ft',
      'A room of 14 ft by 12 ft, ceiling 7 ft, sloped 1 in. per foot',
      'A room of 14 ft by 12 ft',
      'A ceiling of 7 ft',
    ])
    expect(sentencesIn(ANY_ROOMS.flatMap((room) => headingsAndNotes(roomFilter(room), FANS)))).toEqual([
      '48 in. for your room',
      'The right size for your room: ask us how they hang',
      'The right size for your room',
      'These hang high: a fan on a downrod would bring the air down to you',
      'The right size for your room with one fan: ask us how they hang',
      'The right size for your room with one fan',
      'Nearly the right size for your room with two fans',
      'The right size for your room with two fans: ask us how they hang',
      'Nearly the right size for your room with one fan: ask us how they hang',
      'The right size for your room with two fans',
      'Nearly the right size for your room with one fan',
      'Nearly the right size for your room with two fans: ask us how they hang',
      'Safe under your ceiling: ask us how they hang',
      'Safe under your ceiling',
    ])
    expect(
      sentencesIn(
        ANY_ROOMS.flatMap((room) => [FANS, FANS.slice(2, 3)].map((fans) => fitCountText(fans, room))),
      ),
    ).toEqual([
      '1 of our 12 fans fits.',
      'None of our 1 fans fits: ask us.',
      '2 of our 12 fans fit: 1 low profile, 1 to ask about.',
      '4 of our 12 fans fit.',
    ])
  })

  test('what the drawing shows', () => {
    const drawings = ROOMS.filter(({ ceilingInches }) => ceilingInches === 120).flatMap((room) =>
      ([1, 2] as const).map((fans) =>
        createElement(RoomDrawing, {
          room,
          fan: { spanInches: 48, fans, bladeCount: 5, hasLight: true },
          bladeHeightInches: (room.ceilingInches ?? 0) - 16,
        }),
      ),
    )
    expect(sentencesIn(drawings.flatMap(captionsOf))).toEqual([
      'From above: a room of 14 ft by 12 ft, a fan of 48 in.',
      'The fan hangs in the middle, the tips of the blades 4 ft from the nearest wall.',
      'From above.',
      'From the side: ceiling 10 ft, blades 8 ft 8 in.',
      'A person 5 ft 8 in. tall stands in the room.',
      'No blade may turn lower than 7 ft above the floor.',
      'From the side.',
      'The blades must stay above the dashed line at 7 ft; 8 ft to 9 ft is best.',
      'From above: a room of 14 ft by 12 ft, two fans of 48 in.',
      'The fans hang at one quarter and three quarters of the length, the tips of the blades 18 in. from the nearest wall.',
      'From the side: ceiling 10 ft, sloped 1 in. per foot, blades 8 ft 8 in.',
      'The lower tips turn 14 in. below the slope; the minimum is 12 in.',
      'The blades do not fit under the slope.',
      'The fan hangs in the middle, the tips of the blades 8 in. from the nearest wall, less than the 18 in. needed.',
      'The fans hang at one quarter and three quarters of the length; the blades do not fit between the walls.',
      'The fans hang at one quarter and three quarters of the length, the tips of the blades 6 in. from the nearest wall, less than the 18 in. needed.',
    ])
  })

  test('the guide', () => {
    expect(
      sentencesIn([...spanRows(), ...downrodRows()].map(({ measured, wanted }) => `${measured}: ${wanted}`)),
    ).toEqual([
      'Up to 75 sq ft: 29 to 36 in.',
      '75 to 144 sq ft: 36 to 42 in.',
      'Over 400 sq ft: 60 in. or more, or two fans',
      '8 ft: a low profile fan, or one on a short rod',
      '9 ft: the 6 in. rod from the box',
      '10 ft: 12 in.',
      '16 ft: 48 in. + 36 in. downrods and a coupler',
    ])
  })
})

describe('lights for a place', () => {
  const ASKED = [
    ...['table&size=72x40', 'table&size=60', 'table&size=24', 'table&size=72x30'],
    ...['island&size=84x40', 'island&size=40x24', 'island&size=84x40&row=4', 'island&size=24x24&row=4'],
    ...['mirror&size=36', 'mirror&size=24', 'beside&size=36', 'beside&size=24', 'beside&size=48'],
    ...['door&size=80', 'room&room=14x12', 'room&room=5x5'],
  ]
  const LIT_SPOTS = ASKED.flatMap((asked) =>
    ['', '&ceiling=7', '&ceiling=8', '&ceiling=9', '&ceiling=14'].flatMap(
      (ceiling) => spotAt(`?spot=${asked}${ceiling}`) ?? [],
    ),
  )
  const mounted = each(
    [{ mounting: 'Hanging' }, { mounting: 'Close to ceiling' }, { mounting: 'Wall' }, {}] as const,
    [{ locationRating: 'Damp' }, { locationRating: 'Wet' }] as const,
  )
  const wide = [4, 8, 16, 24, 33, 60].flatMap((fixtureLength) =>
    [4, 12, fixtureLength].map((fixtureWidth) => ({ fixtureLength, fixtureWidth })),
  )
  const high = each(
    [5, 19, 25, 50].map((fixtureHeight) => ({ fixtureHeight })),
    [{ maxOverallHeight: 34 }, { maxOverallHeight: 40 }, { maxOverallHeight: 100 }, {}],
  )
  const LIGHTS: SpotFixture[] = each(each(mounted, wide), high)
  const fits = LIT_SPOTS.flatMap((spot) =>
    LIGHTS.map((fixture) => ({ spot, fixture, fit: lightFit(fixture, spot) })),
  )
  const PRODUCTS = LIGHTS.map((fixture) => ({ fixture }) as Product)

  test('what to look for', () => {
    expect(sentencesIn(LIT_SPOTS.map((spot) => SPOT_TOOLS[spot.name].advice(spot)))).toEqual([
      'Look for a light 20 to 26 in. wide, or a long one of 36 to 48 in.',
      'Hang the lower edge 30 to 36 in. above the table.',
      'Hang the lower edge 30 to 36 in. above the table, 18 to 24 in. below the ceiling.',
      'Look for a light 12 in. wide, or a long one of 12 to 16 in.',
      'Look for a row of 3, each up to 16 in. wide, with centers 28 in. apart, or one long light of 42 to 56 in.',
      'Hang the lower edge 30 to 36 in. above the counter.',
      'Hang the lower edge 30 to 36 in. above the counter, 12 to 18 in. below the ceiling.',
      'Look for one light up to 14 in. wide, or a long one of 20 to 26 in.',
      'Look for a row of 4, each up to 9 in. wide, with centers 21 in. apart.',
      'A row of 3 is more usual here.',
      '4 lights are too many for this island: 1 is right.',
      'Look for a bar of 27 to 36 in., 3 in. above the mirror.',
      'Beside a mirror this wide two lights are more than 40 in. apart: narrow ones also work, and a bar over it lights a face more evenly.',
      'Look for two lights, each up to 11 in. wide, centered 62 in. above the floor.',
      'Look for two lanterns 18 to 24 in. tall, or one of 24 to 29 in., centered 66 in. above the threshold.',
      'Look for a light 21 to 31 in. wide.',
      'No light may hang lower than 7 ft above the floor.',
      'One close to the ceiling is best here: no light may hang lower than 7 ft above the floor, and none that is mounted on the ceiling lower than 6 ft 8 in.',
      'Its lower edge looks best at about 7 ft 6 in.; no light may hang lower than 7 ft above the floor.',
    ])
  })

  test('how a light fits', () => {
    expect(sentencesIn(fits.map(({ spot, fixture, fit }) => lightVerdict(fixture, spot, fit)))).toEqual([
      'At 4 in. wide it is small for this table: 20 to 26 in. is right.',
      'At 16 in. wide it also works for this table; 20 to 26 in. is right.',
      'At 24 in. wide it is right for this table.',
      'At 33 in. wide it is too wide for this table: 20 to 26 in. is right.',
      'It is not made for this table.',
      'Ask us how it is mounted.',
      'Its lower edge hangs 33 in. above the table.',
      'Ask us for the length of its chain.',
      'It is too tall here: at least 30 in. must stay clear above the table.',
      'Even at its longest it hangs 44 in. above the table, 5 in. too high.',
      'At 4 in. wide it is small for this table: 12 in. is right.',
      'At 8 in. wide it also works for this table; 12 in. is right.',
      'At 16 in. wide it is too wide for this table: 12 in. is right.',
      'A row of 3 is right for this island: centers 28 in. apart, the first 14 in. from the end.',
      'At 12 in. wide it is small for this island: 42 to 56 in. is right.',
      'At 33 in. wide it is too wide for this island: up to 24 in. is right.',
      'At 60 in. wide it also works for this island; 42 to 56 in. is right.',
      'It is not made for this island.',
      'Its lower edge hangs 33 in. above the counter.',
      'It is too tall here: at least 30 in. must stay clear above the counter.',
      'Even at its longest it hangs 38 in. above the counter, 2 in. too high.',
      'At 4 in. wide it is right for this island.',
      'At 33 in. wide it is too wide for this island: 20 to 26 in. is right.',
      'A row of 4 also works here: centers 21 in. apart, the first 10.5 in. from the end.',
      'A row of 3 is more usual here.',
      '4 lights are too many for this island: 1 is right.',
      'It is not made for this mirror.',
      'It is made to hang beside a mirror, one of a pair.',
      'It reaches 12 in. from the wall: at a mirror it would be in the way.',
      'At 16 in. wide it is small for this mirror: 27 to 36 in. is right.',
      'At 24 in. wide it also works for this mirror; 27 to 36 in. is right.',
      'Mount it 3 in. above the mirror.',
      'At 33 in. wide it is right for this mirror.',
      'At 60 in. wide it is too wide for this mirror: 27 to 36 in. is right.',
      'A pair beside this mirror also works: centers 44 in. apart, 62 in. above the floor.',
      'At 28 to 40 in. apart they light a face most evenly.',
      'At 16 in. wide it is made to hang over a mirror: beside one, 12 in. is the most.',
      'A pair beside this mirror is right: centers 32 in. apart, 62 in. above the floor.',
      'It is not made for this door.',
      'At 5 in. tall it is small for this door: 18 to 24 in. is right.',
      'A pair, 19 in. tall, is right for this door.',
      'Center them 66 in. above the threshold.',
      'At 25 in. tall it is right for this door.',
      'Center it 66 in. above the threshold.',
      'At 50 in. tall it is too tall for this door: 24 to 29 in. is right.',
      'At 4 in. wide it is small for this room: 21 to 31 in. is right.',
      'A long light is made for tables and counters.',
      'At 16 in. wide it also works for this room; 21 to 31 in. is right.',
      'At 24 in. wide it is right for this room.',
      'At 60 in. wide it is too wide for this room: 21 to 31 in. is right.',
      'It is not made for this room.',
      'It is too tall here: at least 7 ft must stay clear above the floor.',
      'Its lower edge hangs 7 ft above the floor.',
      'Its lower edge is 7 ft 7 in. above the floor.',
    ])
  })

  test('the lights that fit', () => {
    expect(sentencesIn(LIT_SPOTS.map(spotLabel))).toEqual([
      'Over a table of 72 by 40 in.',
      'Over a table of 72 by 40 in., ceiling 7 ft',
      'Over a table of 60 in. across',
      'Over a table of 60 in. across, ceiling 7 ft',
      'Over an island of 84 by 40 in.',
      'Over an island of 84 by 40 in., ceiling 7 ft',
      'Over an island of 84 by 40 in., a row of 4',
      'Over an island of 84 by 40 in., a row of 4, ceiling 7 ft',
      'Over a mirror of 36 in.',
      'Beside a mirror of 36 in.',
      'Beside a door of 80 in.',
      'In a room of 14 ft by 12 ft',
      'In a room of 14 ft by 12 ft, ceiling 7 ft',
    ])
    expect(sentencesIn(LIT_SPOTS.flatMap((spot) => headingsAndNotes(spotFilter(spot), PRODUCTS)))).toEqual([
      'Nearly right for your table',
      'Right for your table',
      'Ask us whether these can hang there',
      'Ask us how it is mounted',
      'Ask us for the length of its chain',
      'Hangs 5 in. too high',
      'Right for your island',
      'A row of 3, centers 28 in. apart',
      'Nearly right for your island',
      'Or one long light alone',
      'Nearly right for your mirror',
      'Right for your mirror',
      'A pair',
      'Right for your door',
      'Nearly the right size for your room',
      'The right size for your room',
    ])
    const few = each(wide.slice(0, 15), [{}]).map((size) => [
      { fixture: { ...size, mounting: 'Hanging', locationRating: 'Dry', fixtureHeight: 9 } } as Product,
    ])
    expect(
      sentencesIn(
        LIT_SPOTS.flatMap((spot) => [PRODUCTS, ...few].map((lights) => lightCountText(lights, spot))),
      ),
    ).toEqual([
      '32 of our 2304 lights are right for it, and 128 more are nearly right.',
      'None of our 1 lights is right for it: ask us.',
      '1 of our 1 lights is nearly right for it.',
      'Makers have more: ask us what we can order.',
      '1 of our 1 lights is right for it.',
      '96 of our 2304 lights are nearly right for it.',
      'None of our 2304 lights is right in a row of 4; 96 long ones are, alone.',
      'None of our 1 lights is right in a row of 4; 1 long one is, alone.',
      '64 of our 2304 lights are right for it.',
    ])
    const [dry, porch] = ['indoors', 'porch'].map(
      (place) => ({ facets: { place: [place] } }) as unknown as Product,
    )
    const rated = [[dry], [dry, porch], [porch, dry, porch]] as Product[][]
    expect(sentencesIn(rated.map((lights) => ratedCountText(lights, 'damp')))).toEqual([
      'None of our 1 lights is: ask us.',
      '1 of our 2 lights is.',
      '2 of our 3 lights are.',
    ])
  })

  test('for an example, and in a message to the store', () => {
    expect(sentencesIn(LIT_SPOTS.map((spot) => spotExample(spot, 'Look for …')))).toEqual([
      'For example, over a table of 72 by 40 in.',
      'Look for …',
      'For example, over a table of 72 by 40 in., ceiling 7 ft.',
      'For example, over a table of 60 in. across.',
      'For example, over a table of 60 in. across, ceiling 7 ft.',
      'For example, over an island of 84 by 40 in.',
      'For example, over an island of 84 by 40 in., ceiling 7 ft.',
      'For example, over an island of 84 by 40 in., a row of 4.',
      'For example, over an island of 84 by 40 in., a row of 4, ceiling 7 ft.',
      'For example, over a mirror of 36 in.',
      'For example, beside a mirror of 36 in.',
      'For example, beside a door of 80 in.',
      'For example, in a room of 14 ft by 12 ft.',
      'For example, in a room of 14 ft by 12 ft, ceiling 7 ft.',
    ])
    expect(sentencesIn(LIT_SPOTS.map(spotText))).toEqual([
      'Table: 72 by 40 in.',
      'Table: 72 by 40 in., ceiling 7 ft',
      'Table: 60 in. across',
      'Table: 60 in. across, ceiling 7 ft',
      'Island: 84 by 40 in.',
      'Island: 84 by 40 in., ceiling 7 ft',
      'Island: 84 by 40 in., a row of 4',
      'Island: 84 by 40 in., a row of 4, ceiling 7 ft',
      'Mirror: 36 in.',
      'Beside a mirror: 36 in.',
      'Door: 80 in.',
      'Room: 14 ft by 12 ft',
      'Room: 14 ft by 12 ft, ceiling 7 ft',
    ])
  })

  test('what the drawing shows', () => {
    const kinds = fits.map((one) => [JSON.stringify([one.spot.name, one.fit]), one] as const)
    const some = [...new Map(kinds.toReversed()).values()].toReversed()
    expect(sentencesIn(some.flatMap((one) => captionsOf(createElement(SpotDrawing, one))))).toEqual([
      'Front view: the lower edge 33 in. above the table',
      'A light of 24 in. over a top of 72 in., with a person 5 ft 8 in. tall.',
      'The lower edge belongs 30 to 36 in. above the top.',
      'Front view under a ceiling of 8 ft.',
      'The lower edge of the light belongs within the band, 6 in. deep.',
      'From above: a top of 72 by 40 in.',
      'A light of 24 in. in the middle.',
      'From above.',
      'Front view.',
      'Front view: the lower edge 33 in. above the counter',
      '3 lights of 4 in. over a top of 84 in., with a person 5 ft 8 in. tall.',
      '3 lights in a row, centers 28 in. apart, the first 14 in. from the end.',
      'Front view: the lower edge 2 in. below the counter',
      'Front view: a light of 16 in. over a mirror of 36 in.',
      'Its lower edge is 3 in. above the mirror.',
      'A person 5 ft 8 in. tall stands beside it.',
      'Front view: a pair, centers 44 in. apart',
      'Beside a mirror of 36 in., centers 62 in. above the floor, with a person 5 ft 8 in. tall.',
      'Front view: a lantern of 5 in. beside a door of 80 in.',
      'The center is 66 in. above the threshold.',
      'Front view: a pair of lanterns of 5 in. beside a door of 80 in.',
      'Front view: a light of 16 in., its lower edge at 7 ft',
      'A room of 14 ft by 12 ft from the side, with a person 5 ft 8 in. tall.',
      'No light may hang lower than 7 ft.',
    ])
  })

  test('the guide', () => {
    expect(
      Object.entries(SPOT_GUIDES).map(([name, { size, height }]) => `${name}: ${size}. ${height}.`),
    ).toEqual([
      'table: 1/2 to 2/3 of the table’s width, and at least 12 in. narrower; a long light, 1/2 to 2/3 of its length. 30 to 36 in. above the top, 3 in. more for each foot of ceiling over 8 ft.',
      'island: One for every 30 in. of counter, 12 in. between them, or a long light 1/2 to 2/3 of its length; at least 10 in. narrower than the counter. 30 to 36 in. above the counter.',
      'mirror: A bar 3/4 of the mirror’s width to all of it. 3 in. above the mirror.',
      'beside: A pair with centers 28 to 40 in. apart, each up to 12 in. wide. Centered 62 in. above the floor.',
      'door: Two about a quarter of the door’s height, or one about a third. Centered 66 in. above the threshold.',
      'room: Add length and width in feet: that many inches wide, give or take a fifth. Lower edge at 7 ft or higher, 6 ft 8 in. if mounted on the ceiling.',
    ])
  })
})

test('what is wrong in a field', () => {
  const ofRooms = Object.keys(LIMITS) as (keyof typeof LIMITS)[]
  const ofSpots = Object.values(SPOTS).flatMap(({ sizes }) => (sizes ? [sizes.limits] : []))
  const faults = [...ofRooms, ...ofSpots].flatMap((measured) =>
    ['wide', '9999'].map((typed) => readMeasurement(measured, typed).fault?.text),
  )
  expect(sentencesIn(faults)).toEqual([
    'Enter feet, such as 12, 12.5 or 12 ft 6 in.',
    'Enter 3 to 60 ft; for inches, enter 150 in.',
    'Enter inches per foot, such as 4 or 4/12.',
    'Enter 0 to 12 in. per foot; ask us about a steeper ceiling.',
    'Enter inches, such as 36, or feet, such as 6 ft 2 in.',
    'Enter 24 to 240 in.; for feet, enter 6 ft.',
  ])
})
