import type { Fault } from '../faults.ts'
import type { ReadableRecords } from '../records.ts'
import type { FanFields } from '../schema/fan.ts'
import type { FixtureFields } from '../schema/fixture.ts'
import {
  alreadyShown,
  type FieldFault,
  hasPartNumber,
  repeatedFinishes,
  repeatedNumber,
  unknownFinishes,
  wrongForm,
} from './finish-faults.ts'
import { mixedFinishFaults } from './mixed-finishes.ts'

function singleFinishFaults(
  shown: readonly string[],
  colours: readonly string[] | undefined,
  pictures: Record<string, string> | undefined,
): FieldFault[] {
  const unsold = (field: string, finishes: readonly string[]) =>
    colours ? unknownFinishes(field, finishes, 'colors', colours) : []
  return [
    ...repeatedFinishes('colors', colours ?? []),
    ...unsold('shown', shown),
    ...Object.keys(pictures ?? {}).flatMap((finish) => [
      ...unsold(`finishPictures.${finish}`, [finish]),
      ...(shown.includes(finish) ? [alreadyShown(`finishPictures.${finish}`)] : []),
    ]),
  ]
}

function mixAndMatchFaults(mixAndMatch: boolean | undefined, isMixed: boolean): FieldFault[] {
  if (mixAndMatch === undefined || mixAndMatch === isMixed) return []
  const problem = `${mixAndMatch} contradicts "shown", which ${isMixed ? 'names body and blades separately' : 'is one finish'}`
  return [{ field: 'mixAndMatch', problem, remedy: 'Delete the line: "shown" already says it.' }]
}

function fanFinishFaults({ shown, colors, finishPictures, mixAndMatch }: Partial<FanFields>): FieldFault[] {
  if (!shown) return []
  const contradiction = mixAndMatchFaults(mixAndMatch, !Array.isArray(shown))
  if (!Array.isArray(shown)) return [...contradiction, ...mixedFinishFaults(shown, colors, finishPictures)]
  const colours = Array.isArray(colors) ? colors : undefined
  const pictures = Array.isArray(finishPictures) ? undefined : finishPictures
  return [
    ...contradiction,
    ...(colors && !colours ? [wrongForm('colors', 'finishes')] : []),
    ...(finishPictures && !pictures ? [wrongForm('finishPictures', 'finishes')] : []),
    ...singleFinishFaults(shown, colours, pictures),
  ]
}

/** Order numbers belong to the other finishes, each number once: a wrong number orders the wrong light. */
function partNumberFaults({
  shown,
  colors,
  partNumber,
  finishPartNumbers = {},
}: Partial<FixtureFields>): FieldFault[] {
  const numbers = Object.entries(finishPartNumbers)
  return numbers.flatMap(([finish, number], index) => {
    const field = `finishPartNumbers.${finish}`
    if (finish === shown) return [hasPartNumber(field)]
    const same = numbers.slice(0, index).find(([, other]) => other === number)?.[0]
    return [
      ...(colors ? unknownFinishes(field, [finish], 'colors', colors) : []),
      ...(number === partNumber ? [repeatedNumber(field, number, 'partNumber')] : []),
      ...(same ? [repeatedNumber(field, number, `finishPartNumbers.${same}`)] : []),
    ]
  })
}

const fixtureFinishFaults = (fixture: Partial<FixtureFields>): FieldFault[] => [
  ...(fixture.shown === undefined
    ? []
    : singleFinishFaults([fixture.shown], fixture.colors, fixture.finishPictures)),
  ...partNumberFaults(fixture),
]

/** `shown`, `finishPictures` and `finishPartNumbers` name finishes from `colors`, in the same form, each once. */
export function finishFaults(records: ReadableRecords): Fault[] {
  const at = (file: string, faults: FieldFault[]): Fault[] =>
    faults.map((fault) => ({ file, ...fault, severity: 'error' }))
  return [
    ...records.fans.flatMap(({ file, fields }) => at(file, fanFinishFaults(fields))),
    ...records.fixtures.flatMap(({ file, fields }) => at(file, fixtureFinishFaults(fields))),
  ]
}
