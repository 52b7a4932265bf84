import type { Fault } from '../faults.ts'
import { suggest } from '../nearest.ts'
import type { ReadableRecords } from '../records.ts'
import type { FanFields } from '../schema/fan.ts'
import type { FixtureFields } from '../schema/fixture.ts'

type FieldFault = Omit<Fault, 'file' | 'severity'>

/** The colours of `field` that `colors` does not list. */
function strangers(
  field: string,
  colours: readonly string[],
  known: readonly string[],
  list: string,
): FieldFault[] {
  return colours
    .filter((colour) => !known.includes(colour))
    .map((colour) => ({ field, problem: `"${colour}" is not among ${list}`, remedy: suggest(colour, known) }))
}

/** The same finish could be chosen twice. */
const repeated = (field: string, colours: readonly string[]): FieldFault[] =>
  colours.flatMap((colour, place) =>
    colours.indexOf(colour) < place
      ? [
          {
            field: `${field}[${place}]`,
            problem: `"${colour}" stands there twice`,
            remedy: 'Delete one of the two.',
          },
        ]
      : [],
  )

const otherShape = (field: string, parts: boolean): FieldFault => ({
  field,
  problem: parts
    ? 'expected lists for "body" and "blades", since "shown" names them apart'
    : 'expected plain finishes, since "shown" is one finish',
  remedy: 'Write "shown", "colors" and "finishPictures" all in the same way.',
})

const alreadyShown = (field: string): FieldFault => ({
  field,
  problem: 'this finish is the one in "shown", whose picture is "imageUrl"',
  remedy: 'Delete this entry, or correct "shown".',
})

function singleFinishFaults(
  shown: readonly string[],
  colours: readonly string[] | undefined,
  pictures: Record<string, string> | undefined,
): FieldFault[] {
  const named = Object.keys(pictures ?? {})
  return [
    ...repeated('colors', colours ?? []),
    ...(colours ? strangers('shown', shown, colours, '"colors"') : []),
    ...named.flatMap((finish) => [
      ...(colours ? strangers(`finishPictures.${finish}`, [finish], colours, '"colors"') : []),
      ...(shown.includes(finish) ? [alreadyShown(`finishPictures.${finish}`)] : []),
    ]),
  ]
}

function mixedFinishFaults(fan: Partial<FanFields>): FieldFault[] {
  const { shown, colors, finishPictures } = fan
  if (!shown || Array.isArray(shown)) return []
  const faults: FieldFault[] = []
  const parts = colors && !Array.isArray(colors) ? colors : undefined
  if (Array.isArray(colors)) faults.push(otherShape('colors', true))
  for (const part of ['body', 'blades', 'light'] as const) {
    faults.push(...repeated(`colors.${part}`, parts?.[part] ?? []))
    if (parts)
      faults.push(...strangers(`shown.${part}`, shown[part] ?? [], parts[part] ?? [], `"colors.${part}"`))
  }
  if (finishPictures && !Array.isArray(finishPictures)) faults.push(otherShape('finishPictures', true))
  if (!Array.isArray(finishPictures)) return faults
  finishPictures.forEach((picture, place) => {
    const field = `finishPictures[${place}]`
    for (const part of ['body', 'blades'] as const) {
      if (parts)
        faults.push(...strangers(`${field}.${part}`, [picture[part]], parts[part], `"colors.${part}"`))
    }
    if (shown.body.includes(picture.body) && shown.blades.includes(picture.blades))
      faults.push(alreadyShown(field))
    const first = finishPictures.findIndex(
      ({ body, blades }) => body === picture.body && blades === picture.blades,
    )
    if (first < place) {
      const problem = `${picture.body} with ${picture.blades} has a picture in finishPictures[${first}] already`
      faults.push({ field, problem, remedy: 'Delete one of the two.' })
    }
  })
  return faults
}

function fanFinishFaults(fan: Partial<FanFields>): FieldFault[] {
  const { shown, colors, finishPictures, mixAndMatch } = fan
  if (!shown) return []
  const isMixed = !Array.isArray(shown)
  const faults: FieldFault[] = []
  if (mixAndMatch !== undefined && mixAndMatch !== isMixed) {
    const problem = `${mixAndMatch} contradicts "shown", which ${isMixed ? 'names body and blades apart' : 'is one finish'}`
    faults.push({ field: 'mixAndMatch', problem, remedy: 'Delete the line: "shown" tells.' })
  }
  if (isMixed) return [...faults, ...mixedFinishFaults(fan)]
  if (colors && !Array.isArray(colors)) faults.push(otherShape('colors', false))
  if (Array.isArray(finishPictures)) faults.push(otherShape('finishPictures', false))
  const pictures = Array.isArray(finishPictures) ? undefined : finishPictures
  return [...faults, ...singleFinishFaults(shown, Array.isArray(colors) ? colors : undefined, pictures)]
}

const fixtureFinishFaults = ({ shown, colors, finishPictures }: Partial<FixtureFields>): FieldFault[] =>
  shown === undefined ? [] : singleFinishFaults([shown], colors, finishPictures)

/** `shown` and `finishPictures` name finishes from `colors`, in the same form, each once. */
export function finishFaults(records: ReadableRecords): Fault[] {
  const at = (file: string, faults: FieldFault[]): Fault[] =>
    faults.map((fault) => ({ file, ...fault, severity: 'error' }))
  return [
    ...records.fans.flatMap(({ file, fields }) => at(file, fanFinishFaults(fields))),
    ...records.fixtures.flatMap(({ file, fields }) => at(file, fixtureFinishFaults(fields))),
  ]
}
