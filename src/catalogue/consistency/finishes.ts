import { error, type Fault, warning } from '../faults.ts'
import { nearest, suggest } from '../nearest.ts'
import { productRecords, type ReadableRecords } from '../records.ts'
import type { FanFields } from '../schema/fan.ts'
import type { FixtureFields } from '../schema/fixture.ts'

type Report = (field: string, problem: string, remedy: string) => void
type Parts = Exclude<FanFields['shown'], string[]>

const DELETE_ONE = 'Delete one of the two.'

/** Finishes by part; those of a product in one finish at a time have the part `''`. */
const byPart = (
  finishes: readonly string[] | Parts,
): Readonly<Record<string, readonly string[] | undefined>> =>
  Array.isArray(finishes) ? { '': finishes } : { ...(finishes as Parts) }

const fieldOf = (list: string, part: string): string => (part ? `${list}.${part}` : list)

const reportShown = (report: Report, field: string, what: 'picture' | 'number', own: string): void =>
  report(
    field,
    `this is the finish in "shown", whose ${what} is "${own}"`,
    'Delete this entry, or correct "shown".',
  )

/** `shown`, `colors` and `finishPictures` in one form: plain finishes, or finishes of body and blades. */
function checkFinishes(
  report: Report,
  shown: readonly string[] | Parts,
  colors: readonly string[] | Parts | undefined,
  pictures: FanFields['finishPictures'] = {},
): void {
  const [shownParts, sold] = [byPart(shown), colors && byPart(colors)]
  const checkListed = (list: string, part: string, finish: string) => {
    const soldFinishes = sold?.[part] ?? []
    if (sold && !soldFinishes.includes(finish))
      report(
        fieldOf(list, part),
        `"${finish}" is not among "${fieldOf('colors', part)}"`,
        suggest(finish, soldFinishes),
      )
  }
  for (const [part, finishes = []] of Object.entries(sold ?? {}))
    for (const [index, finish] of finishes.entries())
      if (finishes.indexOf(finish) < index)
        report(`${fieldOf('colors', part)}[${index}]`, `"${finish}" is listed twice`, DELETE_ONE)
  for (const [part, finishes = []] of Object.entries(shownParts))
    for (const finish of finishes) checkListed('shown', part, finish)
  const pictured = Array.isArray(pictures)
    ? pictures.map(({ body, blades }, index) => ({ field: `finishPictures[${index}]`, body, blades }))
    : Object.keys(pictures).map((finish) => ({ field: `finishPictures.${finish}`, '': finish }))
  const taken = new Map<string, string>()
  for (const { field, ...finishes } of pictured) {
    const parts = Object.entries(finishes)
    for (const [part, finish] of parts) checkListed(field, part, finish)
    if (parts.every(([part, finish]) => shownParts[part]?.includes(finish)))
      reportShown(report, field, 'picture', 'imageUrl')
    const words = parts.map(([, finish]) => finish).join(' with ')
    const first = taken.get(words)
    if (first) report(field, `${words} already has a picture in ${first}`, DELETE_ONE)
    else taken.set(words, field)
  }
}

function checkFan(report: Report, fan: Partial<FanFields>): void {
  const { shown, colors, finishPictures: pictures, mixAndMatch } = fan
  if (!shown) return
  const isMixed = !Array.isArray(shown)
  if (mixAndMatch !== undefined && mixAndMatch !== isMixed) {
    const shape = isMixed ? 'names body and blades separately' : 'is one finish'
    report('mixAndMatch', `${mixAndMatch} contradicts "shown", which ${shape}`, 'Delete the line.')
  }
  const expected = isMixed
    ? 'expected lists for "body" and "blades", since "shown" names them separately'
    : 'expected plain finishes, since "shown" is one finish'
  const remedy = 'Write "shown", "colors" and "finishPictures" all in the same form.'
  const hasOtherColors = colors && Array.isArray(colors) === isMixed
  const hasOtherPictures = pictures && Array.isArray(pictures) !== isMixed
  if (hasOtherColors) report('colors', expected, remedy)
  if (hasOtherPictures) report('finishPictures', expected, remedy)
  checkFinishes(report, shown, hasOtherColors ? undefined : colors, hasOtherPictures ? undefined : pictures)
}

function checkFixture(report: Report, fixture: Partial<FixtureFields>): void {
  const { shown, colors, finishPictures, partNumber, finishPartNumbers = {} } = fixture
  if (shown !== undefined) checkFinishes(report, [shown], colors, finishPictures)
  const holders = new Map(partNumber === undefined ? [] : [[partNumber, 'partNumber']])
  for (const [finish, number] of Object.entries(finishPartNumbers)) {
    const field = `finishPartNumbers.${finish}`
    const holder = holders.get(number)
    if (finish === shown) reportShown(report, field, 'number', 'partNumber')
    else {
      if (colors && !colors.includes(finish))
        report(field, `"${finish}" is not among "colors"`, suggest(finish, colors))
      const remedy = 'Write the number for this finish, or delete the entry if it is unknown.'
      if (holder) report(field, `"${number}" is already the number in ${holder}`, remedy)
    }
    if (!holder) holders.set(number, field)
  }
}

/** `shown`, `finishPictures` and `finishPartNumbers` name finishes from `colors`, in the same form, each once. */
export function finishFaults({ fans, fixtures }: Pick<ReadableRecords, 'fans' | 'fixtures'>): Fault[] {
  const faults: Fault[] = []
  const reportIn =
    (file: string): Report =>
    (field, problem, remedy) =>
      faults.push(error({ file, field }, problem, remedy))
  for (const { file, fields } of fans) checkFan(reportIn(file), fields)
  for (const { file, fields } of fixtures) checkFixture(reportIn(file), fields)
  return faults
}

/** Sold finishes without a color, and those without a family: one warning each, however many there are. */
export function unlistedFinishWarnings(records: ReadableRecords): Fault[] {
  const sold = new Set(
    productRecords(records).flatMap(({ fields: { colors = [] } }) =>
      Array.isArray(colors) ? colors : [...colors.body, ...colors.blades],
    ),
  )
  const unlisted = (file: string, listed: readonly string[], problem: string, remedy: string): Fault[] => {
    const names = [...sold].filter((finish) => !listed.includes(finish))
    const list = names.map((finish) => {
      const near = nearest(finish, listed)
      return `"${finish}"${near ? ` (did you mean "${near}"?)` : ''}`
    })
    return list.length > 0 ? [warning({ file }, `${problem}: ${list.join(', ')}`, remedy)] : []
  }
  const noColour = 'these finishes have no color here, so pages show no dot for them'
  const noFamily = 'these finishes are in no family, so shoppers who filter by color will not find them'
  return [
    ...records.finishColours.flatMap(({ file, fields: { colours } }) =>
      colours
        ? unlisted(
            file,
            Object.keys(colours),
            noColour,
            'Add a line for each, such as "Matte Black": "#222222".',
          )
        : [],
    ),
    ...records.finishFamilies.flatMap(({ file, fields: { families = {} } }) => {
      const listed = Object.values(families).flat()
      return unlisted(file, listed, noFamily, 'Add each to its family, or start a new one.')
    }),
  ]
}
