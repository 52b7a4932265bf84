import { error, type Fault, warning } from '../faults.ts'
import { nearest, suggest } from '../nearest.ts'
import { productRecords, type ReadableRecords } from '../records.ts'
import type { FanFields } from '../schema/fan.ts'
import type { FixtureFields } from '../schema/fixture.ts'

/** Reports an error in a field of the product that is being checked. */
type Report = (field: string, problem: string, remedy: string) => void
type Parts = Exclude<FanFields['shown'], string[]>
type Pictures = FanFields['finishPictures']

const DELETE_ONE = 'Delete one of the two.'

function checkListed(
  report: Report,
  field: string,
  finishes: readonly string[],
  list: string,
  known: readonly string[],
): void {
  for (const finish of finishes)
    if (!known.includes(finish)) report(field, `"${finish}" is not among "${list}"`, suggest(finish, known))
}

function checkRepeated(report: Report, list: string, finishes: readonly string[]): void {
  for (const [index, finish] of finishes.entries())
    if (finishes.indexOf(finish) < index)
      report(`${list}[${index}]`, `"${finish}" is listed twice`, DELETE_ONE)
}

const reportShown = (report: Report, field: string, what: 'picture' | 'number', own: string): void =>
  report(
    field,
    `this is the finish in "shown", whose ${what} is "${own}"`,
    'Delete this entry, or correct "shown".',
  )

/** A product in one finish at a time. */
function checkFinishes(
  report: Report,
  shown: readonly string[],
  colors: readonly string[] | undefined,
  pictures: Readonly<Record<string, string>> = {},
): void {
  checkRepeated(report, 'colors', colors ?? [])
  if (colors) checkListed(report, 'shown', shown, 'colors', colors)
  for (const finish of Object.keys(pictures)) {
    const field = `finishPictures.${finish}`
    if (colors) checkListed(report, field, [finish], 'colors', colors)
    if (shown.includes(finish)) reportShown(report, field, 'picture', 'imageUrl')
  }
}

/** A fan whose body and blades are chosen separately. */
function checkParts(report: Report, shown: Parts, sold: Parts | undefined, pictures: Pictures): void {
  for (const part of ['body', 'blades', 'light'] as const) {
    checkRepeated(report, `colors.${part}`, sold?.[part] ?? [])
    if (sold) checkListed(report, `shown.${part}`, shown[part] ?? [], `colors.${part}`, sold[part] ?? [])
  }
  if (!Array.isArray(pictures)) return
  for (const [index, { body, blades }] of pictures.entries()) {
    const field = `finishPictures[${index}]`
    if (sold) {
      checkListed(report, `${field}.body`, [body], 'colors.body', sold.body)
      checkListed(report, `${field}.blades`, [blades], 'colors.blades', sold.blades)
    }
    if (shown.body.includes(body) && shown.blades.includes(blades))
      reportShown(report, field, 'picture', 'imageUrl')
    const first = pictures.findIndex((one) => one.body === body && one.blades === blades)
    if (first < index)
      report(field, `${body} with ${blades} already has a picture in finishPictures[${first}]`, DELETE_ONE)
  }
}

function checkFan(
  report: Report,
  { shown, colors, finishPictures: pictures, mixAndMatch }: Partial<FanFields>,
): void {
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
  if (colors && Array.isArray(colors) === isMixed) report('colors', expected, remedy)
  if (pictures && Array.isArray(pictures) !== isMixed) report('finishPictures', expected, remedy)
  if (isMixed) checkParts(report, shown, Array.isArray(colors) ? undefined : colors, pictures)
  else
    checkFinishes(
      report,
      shown,
      Array.isArray(colors) ? colors : undefined,
      Array.isArray(pictures) ? undefined : pictures,
    )
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
      if (colors) checkListed(report, field, [finish], 'colors', colors)
      if (holder)
        report(
          field,
          `"${number}" is already the number in ${holder}`,
          'Write the number for this finish, or delete the entry if it is unknown.',
        )
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

/** Every finish in which a product is sold, without those of lights. */
const soldFinishes = (records: ReadableRecords): Set<string> =>
  new Set(
    productRecords(records).flatMap(({ fields: { colors = [] } }) =>
      Array.isArray(colors) ? colors : [...colors.body, ...colors.blades],
    ),
  )

/** Finishes without a color or a family, one warning each. */
export function unlistedFinishWarnings(records: ReadableRecords): Fault[] {
  const sold = [...soldFinishes(records)]
  const colours = records.finishColours.flatMap(({ file, fields }) => {
    if (!fields.colours) return []
    const known = Object.keys(fields.colours)
    return sold
      .filter((finish) => !known.includes(finish))
      .map((finish) => {
        const near = nearest(finish, known)
        const remedy = `${near ? `Did you mean "${near}"? Otherwise a` : 'A'}dd the line "${finish}": "#…" with its color.`
        const problem = 'this finish is sold but has no color here, so no dot is shown for it'
        return warning({ file, field: `colours.${finish}` }, problem, remedy)
      })
  })
  const families = records.finishFamilies.flatMap(({ file, fields: { $schema, ...names } }) => {
    const known = Object.values(names).flat()
    const problem =
      'this finish is sold but is not in any family, so shoppers who filter by color will not find it'
    return sold
      .filter((finish) => !known.includes(finish))
      .map((finish) =>
        warning(
          { file, field: finish },
          problem,
          `Add "${finish}" to its family, or start a new family for it.`,
        ),
      )
  })
  return [...colours, ...families]
}
