import type { FanFields } from '../schema/fan.ts'
import {
  alreadyShown,
  type FieldFault,
  repeatedFinishes,
  unknownFinishes,
  wrongForm,
} from './finish-faults.ts'

type Parts = Exclude<FanFields['shown'], string[]>
type PairPictures = Extract<FanFields['finishPictures'], unknown[]>

/** Every extra picture shows a pair that is sold and does not have one already. */
function pictureFaults(pictures: PairPictures, shown: Parts, sold: Parts | undefined): FieldFault[] {
  return pictures.flatMap(({ body, blades }, index) => {
    const field = `finishPictures[${index}]`
    const first = pictures.findIndex((picture) => picture.body === body && picture.blades === blades)
    const problem = `${body} with ${blades} already has a picture in finishPictures[${first}]`
    return [
      ...(sold ? unknownFinishes(`${field}.body`, [body], 'colors.body', sold.body) : []),
      ...(sold ? unknownFinishes(`${field}.blades`, [blades], 'colors.blades', sold.blades) : []),
      ...(shown.body.includes(body) && shown.blades.includes(blades) ? [alreadyShown(field)] : []),
      ...(first < index ? [{ field, problem, remedy: 'Delete one of the two.' }] : []),
    ]
  })
}

/** What is wrong with the finishes of a mix-and-match fan, whose `shown` names its parts. */
export function mixedFinishFaults(
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
    ...(Array.isArray(finishPictures) ? pictureFaults(finishPictures, shown, sold) : []),
  ]
}
