import { describe, expect, test } from 'vitest'
import { lightInformation } from '../../../src/catalogue/rules/light-information.ts'
import { aFan } from '../../builders.ts'

const MUST_STAY = 'Light must be installed on the fan'
const CAP = 'Cap can be installed on the fan in place of the light'
const UNIVERSAL_KIT = 'Accepts a universal light kit (sold separately)'
const MAKERS_KIT = 'Light Kit sold separately'
const NO_KIT = 'No Light Kit Option Available For This Fan'
const CALL = 'Call or email us for details'

/**
 * All 81 combinations. A row is "included required", a column "adaptable universal", each y (true), n (false) or
 * - (absent). M: must stay, C: cap, U: universal kit, K: the maker's kit, N: no kit, ?: call.
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
const LINE: Record<string, string> = {
  M: MUST_STAY,
  C: CAP,
  U: UNIVERSAL_KIT,
  K: MAKERS_KIT,
  N: NO_KIT,
  '?': CALL,
}
const FLAG: Record<string, boolean | undefined> = { y: true, n: false, '-': undefined }

const combinations = Object.entries(GRID).flatMap(([row, cells]) =>
  cells.split(/ +/).map((letter, column) => ({ flags: `${row}${COLUMNS[column]}`, line: LINE[letter] })),
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
    const fan = aFan({ lightIncluded, lightKitRequired, lightKitAdaptable, universalLightKitAdaptable })
    expect(lightInformation(fan)).toEqual([line])
  })
})

const FIXED = { lightIncluded: true, lightKitRequired: true }
const REMOVABLE = { lightIncluded: true }
const WITHOUT_LIGHT = { lightIncluded: false, lightKitAdaptable: true }
const bowl = { lightKitInformation: 'Two-lamp opal glass bowl, E26 base' }
const lumens = { lumensRating: '1,600' }

test.each([
  {
    case: 'a fixed light with both',
    fields: { ...FIXED, ...bowl, ...lumens },
    lines: ['Two-lamp opal glass bowl, E26 base', '1,600 lumens', MUST_STAY],
  },
  {
    case: 'a removable light with both',
    fields: { ...REMOVABLE, ...bowl, ...lumens },
    lines: ['Two-lamp opal glass bowl, E26 base', '1,600 lumens', CAP],
  },
  { case: 'lumens alone', fields: { ...FIXED, ...lumens }, lines: ['1,600 lumens', MUST_STAY] },
  {
    case: 'information alone',
    fields: { ...FIXED, ...bowl },
    lines: ['Two-lamp opal glass bowl, E26 base', MUST_STAY],
  },
  {
    case: 'neither for a fan without a light',
    fields: { ...WITHOUT_LIGHT, ...bowl, ...lumens },
    lines: [MAKERS_KIT],
  },
])('information and lumens come first: $case', ({ fields, lines }) => {
  expect(lightInformation(aFan(fields))).toEqual(lines)
})
