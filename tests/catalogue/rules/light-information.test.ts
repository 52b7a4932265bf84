import { expect, test } from 'vitest'
import { lightInformation, lightValue } from '../../../src/catalogue/rules/light-information.ts'
import { aFan } from '../../builders.ts'

const MUST_STAY = 'Light must be installed on the fan'
const CAP = 'Cap can be installed on the fan in place of the light'
const UNIVERSAL_KIT = 'Accepts a universal light kit (sold separately)'
const MAKERS_KIT = 'Light Kit sold separately'
const NO_KIT = 'No Light Kit Option Available For This Fan'
const CALL = 'Call or email us for details'

/**
 * All 81 combinations. A row is "included required", a column "adaptable universal", each y (true), n (false) or
 * - (absent). M: must stay, C: cap, !: a light, and call, U: universal kit,
 * K: the brand's kit, N: no kit, ?: call.
 */
const COLUMNS = ['yy', 'yn', 'y-', 'ny', 'nn', 'n-', '-y', '-n', '--']
const GRID = {
  yy: 'M  M  M  M  M  M  M  M  M',
  yn: 'C  C  C  C  C  C  C  C  C',
  'y-': '!  !  !  !  !  !  !  !  !',
  ny: 'U  K  K  U  N  N  U  ?  ?',
  nn: 'U  K  K  U  N  N  U  ?  ?',
  'n-': 'U  K  K  U  N  N  U  ?  ?',
  '-y': '?  ?  ?  ?  ?  ?  ?  ?  ?',
  '-n': '?  ?  ?  ?  ?  ?  ?  ?  ?',
  '--': '?  ?  ?  ?  ?  ?  ?  ?  ?',
}
const SAID: Record<string, [line: string, value: string]> = {
  M: [MUST_STAY, 'included'],
  C: [CAP, 'included'],
  '!': [CALL, 'included'],
  U: [UNIVERSAL_KIT, 'kit'],
  K: [MAKERS_KIT, 'kit'],
  N: [NO_KIT, 'none'],
  '?': [CALL, 'ask'],
}
const FLAG: Record<string, boolean | undefined> = { y: true, n: false, '-': undefined }

test('each combination of the light flags has its line and filter value', () => {
  const wrong = Object.entries(GRID).flatMap(([row, cells]) =>
    cells.split(/ +/).flatMap((letter, column) => {
      const flags = `${row}${COLUMNS[column]}`
      const [lightIncluded, lightKitRequired, lightKitAdaptable, universalLightKitAdaptable] = [...flags].map(
        (one) => FLAG[one],
      )
      const fan = aFan({ lightIncluded, lightKitRequired, lightKitAdaptable, universalLightKitAdaptable })
      const found = [...lightInformation(fan), lightValue(fan)]
      return `${found}` === `${SAID[letter]}` ? [] : [{ flags, found }]
    }),
  )
  expect(wrong).toEqual([])
})

const FIXED = { lightIncluded: true, lightKitRequired: true }
const REMOVABLE = { lightIncluded: true, lightKitRequired: false }
const WITHOUT_LIGHT = { lightIncluded: false, lightKitAdaptable: true }
const BOWL = 'Two-lamp opal glass bowl, E26 base'
const bowl = { lightKitInformation: BOWL }
const lumens = { lumensRating: '1,600' }

test.each([
  ['a fixed light with both', { ...FIXED, ...bowl, ...lumens }, [BOWL, '1,600 lumens', MUST_STAY]],
  ['a removable light with both', { ...REMOVABLE, ...bowl, ...lumens }, [BOWL, '1,600 lumens', CAP]],
  ['lumens alone', { ...FIXED, ...lumens }, ['1,600 lumens', MUST_STAY]],
  ['information alone', { ...FIXED, ...bowl }, [BOWL, MUST_STAY]],
  ['neither for a fan without a light', { ...WITHOUT_LIGHT, ...bowl, ...lumens }, [MAKERS_KIT]],
])('puts information and lumens first: %s', (_case, fields, lines) => {
  expect(lightInformation(aFan(fields))).toEqual(lines)
})
