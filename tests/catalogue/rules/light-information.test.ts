import { describe, expect, test } from 'vitest'
import { lightInformation } from '../../../src/catalogue/rules/light-information.ts'
import { aFan } from '../../builders.ts'

const aLight = { lightKitInformation: 'Two-lamp opal glass bowl, E26 base', lumensRating: '1,600' }

describe('the lines about light', () => {
  test('a light that is required must be installed', () => {
    expect(lightInformation(aFan({ ...aLight, lightIncluded: true, lightKitRequired: true }))).toEqual([
      'Two-lamp opal glass bowl, E26 base',
      '1,600 lumens',
      'Light must be installed on the fan',
    ])
  })

  test.each([false, undefined])('a light whose being required is %s may give way to a cap', (required) => {
    expect(lightInformation(aFan({ ...aLight, lightIncluded: true, lightKitRequired: required }))).toEqual([
      'Two-lamp opal glass bowl, E26 base',
      '1,600 lumens',
      'Cap can be installed on the fan in place of the light',
    ])
  })

  test.each([true, false, undefined])(
    'a universal kit fits, whether the maker sells one is %s',
    (adaptable) => {
      const fan = aFan({
        lightIncluded: false,
        lightKitAdaptable: adaptable,
        universalLightKitAdaptable: true,
      })
      expect(lightInformation(fan)).toEqual(['Accepts a universal light kit (sold separately)'])
    },
  )

  test.each([false, undefined])("the maker's kit is sold separately, a universal kit is %s", (universal) => {
    const fan = aFan({
      lightIncluded: false,
      lightKitAdaptable: true,
      universalLightKitAdaptable: universal,
    })
    expect(lightInformation(fan)).toEqual(['Light Kit sold separately'])
  })

  test.each([false, undefined])('no kit fits, a universal kit is %s', (universal) => {
    const fan = aFan({
      lightIncluded: false,
      lightKitAdaptable: false,
      universalLightKitAdaptable: universal,
    })
    expect(lightInformation(fan)).toEqual(['No Light Kit Option Available For This Fan'])
  })

  test('a fan of which nothing is known asks for a call', () => {
    expect(lightInformation(aFan())).toEqual(['Call or email us for details'])
  })

  test('a fan without a light asks for a call when no kit is known to fit or not to fit', () => {
    expect(lightInformation(aFan({ lightIncluded: false }))).toEqual(['Call or email us for details'])
  })
})

describe('a line whose field is absent is left out', () => {
  test.each([
    {
      case: 'no kit information',
      details: { lumensRating: '800' },
      lines: ['800 lumens', 'Light must be installed on the fan'],
    },
    {
      case: 'no lumens',
      details: { lightKitInformation: 'One lamp' },
      lines: ['One lamp', 'Light must be installed on the fan'],
    },
    { case: 'neither', details: {}, lines: ['Light must be installed on the fan'] },
  ])('$case', ({ details, lines }) => {
    expect(lightInformation(aFan({ ...details, lightIncluded: true, lightKitRequired: true }))).toEqual(lines)
  })

  test('kit information and lumens are not shown for a fan without a light', () => {
    const fan = aFan({ ...aLight, lightIncluded: false, lightKitAdaptable: true })
    expect(lightInformation(fan)).toEqual(['Light Kit sold separately'])
  })
})

/**
 * All 81 combinations. A row is "included required", a column "adaptable universal", each y (true), n (false) or
 * - (absent). M: must be installed, C: cap, U: universal kit, K: kit of the maker's, N: no kit, ?: call.
 */
const COLUMNS = ['yy', 'yn', 'y-', 'ny', 'nn', 'n-', '-y', '-n', '--']
const GRID = {
  yy: 'M  M  M  M  M  M  M  M  M',
  yn: 'C  C  C  C  C  C  C  C  C',
  'y-': 'C  C  C  C  C  C  C  C  C',
  ny: 'U  K  K  U  N  N  U  ?  ?',
  nn: 'U  K  K  U  N  N  U  ?  ?',
  'n-': 'U  K  K  U  N  N  U  ?  ?',
  '-y': '?  ?  ?  ?  ?  ?  ?  ?  ?',
  '-n': '?  ?  ?  ?  ?  ?  ?  ?  ?',
  '--': '?  ?  ?  ?  ?  ?  ?  ?  ?',
}
const LAST_LINE: Record<string, string> = {
  M: 'Light must be installed on the fan',
  C: 'Cap can be installed on the fan in place of the light',
  U: 'Accepts a universal light kit (sold separately)',
  K: 'Light Kit sold separately',
  N: 'No Light Kit Option Available For This Fan',
  '?': 'Call or email us for details',
}
const FLAG: Record<string, boolean | undefined> = { y: true, n: false, '-': undefined }

const combinations = Object.entries(GRID).flatMap(([row, cells]) =>
  cells.split(/ +/).map((letter, column) => ({ flags: `${row}${COLUMNS[column]}`, line: LAST_LINE[letter] })),
)

describe('every combination of included, required, adaptable and universal', () => {
  test('there are 81, each once', () => {
    expect(new Set(combinations.map(({ flags }) => flags)).size).toBe(81)
    expect(combinations).toHaveLength(81)
  })

  test.each(combinations)('$flags: $line', ({ flags, line }) => {
    const [lightIncluded, lightKitRequired, lightKitAdaptable, universalLightKitAdaptable] = [...flags].map(
      (letter) => FLAG[letter],
    )
    const fan = aFan({
      lightIncluded,
      lightKitRequired,
      lightKitAdaptable,
      universalLightKitAdaptable,
    })
    expect(lightInformation(fan)).toEqual([line])
  })
})
