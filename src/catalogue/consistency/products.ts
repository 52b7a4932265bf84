import { error, type Fault, warning } from '../faults.ts'
import { nearest, suggest } from '../nearest.ts'
import { productRecords, type ReadableRecords } from '../records.ts'
import { controlsOf } from '../rules/control-type.ts'
import { counted } from '../rules/numbers.ts'
import type { FanFields } from '../schema/fan.ts'

type Report = (field: string, problem: string, remedy: string) => void
type Finishes = FanFields['shown']

/** An entry for a finish that is not in the main picture, and the field for the finish that is. */
interface Entry {
  field: string
  finishes: Readonly<Record<string, string>>
  main: 'imageUrl' | 'partNumber'
}

/** Finishes by part; those of a product in one finish at a time have the part `''`. */
const byPart = (finishes: Finishes): Readonly<Record<string, readonly string[] | undefined>> =>
  Array.isArray(finishes) ? { '': finishes } : { ...finishes }

const fieldOf = (list: string, part: string): string => (part ? `${list}.${part}` : list)

const entriesIn = (list: string, main: Entry['main'], values: object = {}): Entry[] =>
  Object.keys(values).map((finish) => ({ field: `${list}.${finish}`, finishes: { '': finish }, main }))

const pictureEntries = (pictures: FanFields['finishPictures']): Entry[] =>
  Array.isArray(pictures)
    ? pictures.map(({ body, blades }, index) => ({
        field: `finishPictures[${index}]`,
        finishes: { body, blades },
        main: 'imageUrl',
      }))
    : entriesIn('finishPictures', 'imageUrl', pictures)

/** Finishes in one form: plain, or of body and blades. */
function checkFinishes(
  report: Report,
  shown: Finishes,
  colors: Finishes | undefined,
  entries: readonly Entry[],
): void {
  const [shownParts, sold] = [byPart(shown), colors && byPart(colors)]
  const checkSold = (list: string, part: string, finish: string) => {
    const soldFinishes = sold?.[part] ?? []
    if (!sold || soldFinishes.includes(finish)) return
    const joined = soldFinishes.find((one) => one.split(/,\s*/).includes(finish))
    const remedy = joined
      ? `"${joined}" is read as one finish: separate them, in a spreadsheet with semicolons.`
      : suggest(finish, soldFinishes)
    report(list, `"${finish}" is not among "${fieldOf('colors', part)}"`, remedy)
  }
  for (const [part, finishes = []] of Object.entries(sold ?? {}))
    for (const [index, finish] of finishes.entries())
      if (finishes.indexOf(finish) < index)
        report(
          `${fieldOf('colors', part)}[${index}]`,
          `"${finish}" is listed twice`,
          'Delete one of the two.',
        )
  for (const [part, finishes = []] of Object.entries(shownParts))
    for (const finish of finishes) checkSold(fieldOf('shown', part), part, finish)
  for (const { field, finishes, main } of entries) {
    const parts = Object.entries(finishes)
    for (const [part, finish] of parts) checkSold(part ? `${field}.${part}` : field, part, finish)
    if (parts.every(([part, finish]) => shownParts[part]?.includes(finish)))
      report(
        field,
        `this is the finish in "shown", which "${main}" is for`,
        'Delete this entry, or correct "shown".',
      )
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
  checkFinishes(
    report,
    shown,
    hasOtherColors ? undefined : colors,
    hasOtherPictures ? [] : pictureEntries(pictures),
  )
}

/** `shown`, `finishPictures` and `finishPartNumbers` name finishes from `colors`, in the same form, each once. */
export function finishFaults({ fans, fixtures }: Pick<ReadableRecords, 'fans' | 'fixtures'>): Fault[] {
  const faults: Fault[] = []
  const reportIn =
    (file: string): Report =>
    (field, problem, remedy) =>
      faults.push(error({ file, field }, problem, remedy))
  for (const { file, fields } of fans) checkFan(reportIn(file), fields)
  for (const { file, fields } of fixtures)
    if (fields.shown)
      checkFinishes(reportIn(file), [fields.shown], fields.colors, [
        ...pictureEntries(fields.finishPictures),
        ...entriesIn('finishPartNumbers', 'partNumber', fields.finishPartNumbers),
      ])
  return faults
}

/** One warning for sold finishes without a color, one for those without a family; misspelled ones by product. */
export function unlistedFinishWarnings(records: ReadableRecords): Fault[] {
  const sold = productRecords(records).flatMap(({ file, fields: { colors = [] } }) =>
    Object.entries(byPart(colors)).flatMap(([part, finishes = []]) =>
      part === 'light'
        ? []
        : finishes.map((finish, index) => ({ finish, file, field: `${fieldOf('colors', part)}[${index}]` })),
    ),
  )
  const lists = [
    ...records.finishColours.map(({ file, fields: { colours } }) => ({
      file,
      listed: colours && Object.keys(colours),
      problem: 'these finishes have no color here, so pages show no dot for them',
      remedy: 'Add a line for each, such as "Matte Black": "#222222".',
    })),
    ...records.finishFamilies.map(({ file, fields: { families } }) => ({
      file,
      listed: families && Object.values(families).flat(),
      problem: 'these finishes are in no family, so shoppers who filter by color will not find them',
      remedy: 'Add each to its family, or start a new one.',
    })),
  ]
  const known = lists.flatMap(({ listed = [] }) => listed)
  const nearKnown = (finish: string) => (known.includes(finish) ? undefined : nearest(finish, known))
  const misspelt = sold.flatMap(({ finish, ...position }) => {
    const near = nearKnown(finish)
    const remedy = `Did you mean "${near}"? If not, add it to finish-colours.json and finish-families.json.`
    return near ? [warning(position, `"${finish}" is new`, remedy)] : []
  })
  const others = new Set(sold.map(({ finish }) => finish).filter((finish) => !nearKnown(finish)))
  const unlisted = lists.flatMap(({ file, listed, problem, remedy }) => {
    const names = [...others].filter((finish) => listed && !listed.includes(finish))
    const list = names.map((finish) => `"${finish}"`).join(', ')
    return names.length > 0 ? [warning({ file }, `${problem}: ${list}`, remedy)] : []
  })
  return [...misspelt, ...unlisted]
}

export const figureFaults = ({ fans }: Pick<ReadableRecords, 'fans'>): Fault[] =>
  fans.flatMap(({ file, fields: { sizes = [], ...fields } }) =>
    (['airflowRating', 'wattsOnHigh'] as const).flatMap((field): Fault[] => {
      const count = fields[field]?.length ?? 1
      if (sizes.length === 0 || count === 1 || count === sizes.length) return []
      const problem = `${count} numbers for ${counted(sizes.length, 'size')}`
      return [error({ file, field }, problem, 'Give one number for each size, one for all, or none.')]
    }),
  )

/** Contradicting control flags put "Call or Email for details" on the page. */
export const controlWarnings = ({ fans }: ReadableRecords): Fault[] =>
  fans.flatMap(({ file, fields }) => {
    const { contradiction: [field, other] = [] } = controlsOf(fields)
    if (!field) return []
    const problem = `contradicts "${other}", so the page has "Call or Email for details"`
    const remedy =
      'Mark each control as included or sold separately, not both. If both remotes come in one package, leave their own four fields unknown.'
    return [warning({ file, field }, problem, remedy)]
  })
