import { error, type Fault } from '../faults.ts'
import { KINDS, type ProductKind } from '../kinds/product-kinds.ts'
import type { FieldsOf, ReadableRecords } from '../records.ts'
import type { FanFields } from '../schema/fan.ts'
import type { FixtureFields } from '../schema/fixture.ts'
import { alreadyHas, type FieldFault, repeatedFinishes, unknownFinishes, wrongForm } from './finish-faults.ts'

type Parts = Exclude<FanFields['shown'], string[]>
type PairPictures = Extract<FanFields['finishPictures'], unknown[]>

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
    ...Object.keys(pictures ?? {}).flatMap((finish) => {
      const field = `finishPictures.${finish}`
      return [
        ...unsold(field, [finish]),
        ...(shown.includes(finish) ? [alreadyHas(field, 'picture', 'imageUrl')] : []),
      ]
    }),
  ]
}

/** Every extra picture shows a pair that is sold and does not have one already. */
function pairPictureFaults(pictures: PairPictures, shown: Parts, sold: Parts | undefined): FieldFault[] {
  return pictures.flatMap(({ body, blades }, index) => {
    const field = `finishPictures[${index}]`
    const first = pictures.findIndex((picture) => picture.body === body && picture.blades === blades)
    const problem = `${body} with ${blades} already has a picture in finishPictures[${first}]`
    const isShown = shown.body.includes(body) && shown.blades.includes(blades)
    return [
      ...(sold ? unknownFinishes(`${field}.body`, [body], 'colors.body', sold.body) : []),
      ...(sold ? unknownFinishes(`${field}.blades`, [blades], 'colors.blades', sold.blades) : []),
      ...(isShown ? [alreadyHas(field, 'picture', 'imageUrl')] : []),
      ...(first < index ? [{ field, problem, remedy: 'Delete one of the two.' }] : []),
    ]
  })
}

/** What is wrong with the finishes of a mix-and-match fan, whose `shown` names its parts. */
function mixedFinishFaults(
  shown: Parts,
  colors: FanFields['colors'] | undefined,
  finishPictures: FanFields['finishPictures'],
): FieldFault[] {
  const sold = Array.isArray(colors) ? undefined : colors
  const parts = (['body', 'blades', 'light'] as const).flatMap((part) => {
    const list = `colors.${part}`
    const finishes = sold?.[part] ?? []
    return [
      ...repeatedFinishes(list, finishes),
      ...(sold ? unknownFinishes(`shown.${part}`, shown[part] ?? [], list, finishes) : []),
    ]
  })
  return [
    ...(Array.isArray(colors) ? [wrongForm('colors', 'parts')] : []),
    ...parts,
    ...(finishPictures && !Array.isArray(finishPictures) ? [wrongForm('finishPictures', 'parts')] : []),
    ...(Array.isArray(finishPictures) ? pairPictureFaults(finishPictures, shown, sold) : []),
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
function partNumberFaults(fixture: Partial<FixtureFields>): FieldFault[] {
  const { shown, colors, partNumber, finishPartNumbers = {} } = fixture
  const numbers = Object.entries(finishPartNumbers)
  return numbers.flatMap(([finish, number], index) => {
    const field = `finishPartNumbers.${finish}`
    if (finish === shown) return [alreadyHas(field, 'number', 'partNumber')]
    const same = numbers.slice(0, index).find(([, other]) => other === number)?.[0]
    const repeated = (other: string): FieldFault => ({
      field,
      problem: `"${number}" is already the number in ${other}`,
      remedy: 'Write the number for this finish, or delete the entry if it is unknown.',
    })
    return [
      ...(colors ? unknownFinishes(field, [finish], 'colors', colors) : []),
      ...(number === partNumber ? [repeated('partNumber')] : []),
      ...(same ? [repeated(`finishPartNumbers.${same}`)] : []),
    ]
  })
}

type OneFinish = Partial<Pick<FixtureFields, 'shown' | 'colors' | 'finishPictures'>>

const oneFinishFaults = ({ shown, colors, finishPictures }: OneFinish): FieldFault[] =>
  shown === undefined ? [] : singleFinishFaults([shown], colors, finishPictures)

const fixtureFinishFaults = (fixture: Partial<FixtureFields>): FieldFault[] => [
  ...oneFinishFaults(fixture),
  ...partNumberFaults(fixture),
]

type FinishFaults<Kind extends ProductKind> = (fields: Partial<FieldsOf[Kind]>) => FieldFault[]

const FINISH_FAULTS: {
  readonly [Kind in ProductKind]?: FinishFaults<Kind>
} = { fans: fanFinishFaults, fixtures: fixtureFinishFaults }

/** `shown`, `finishPictures` and `finishPartNumbers` name finishes from `colors`, in the same form, each once. */
export function finishFaults(records: ReadableRecords): Fault[] {
  const at = (file: string, faults: FieldFault[]): Fault[] =>
    faults.map(({ field, problem, remedy }) => error({ file, field }, problem, remedy))
  const ofKind = <Kind extends ProductKind>(kind: Kind): Fault[] =>
    records[kind].flatMap(({ file, fields }) =>
      at(file, (FINISH_FAULTS[kind] ?? (oneFinishFaults as FinishFaults<Kind>))(fields)),
    )
  return KINDS.flatMap(ofKind)
}
