import { error, type Fault, warning } from '../faults.ts'
import { pictureOf } from '../picture-references.ts'
import { productRecords, type ReadableRecords } from '../records.ts'
import { controlFlagsContradict } from '../rules/control-type.ts'
import { counted } from '../rules/numbers.ts'

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
  fans
    .filter(({ fields }) => controlFlagsContradict(fields))
    .map(({ file }) =>
      warning(
        { file },
        'marks a control in two ways, so the page says "Call or Email for details"',
        'Mark each control as included or sold separately, not both. If both remotes come in one package, leave their own four fields unknown.',
      ),
    )

/** An extra picture is neither the main one nor a finish's, and is listed once. */
export const furtherPictureFaults = (records: ReadableRecords): Fault[] =>
  productRecords(records).flatMap(({ file, fields }) => {
    const { imageUrl, finishPictures = {}, furtherPictures = [] } = fields
    const ofFinishes = Array.isArray(finishPictures)
      ? finishPictures.map((one) => [`${one.body} with ${one.blades}`, one.imageUrl] as const)
      : Object.entries(finishPictures)
    const uses = new Map(
      ofFinishes.map(([finish, written]) => [pictureOf(file, written), `the picture of ${finish}`]),
    )
    if (imageUrl !== undefined) uses.set(pictureOf(file, imageUrl), 'the main picture')
    return furtherPictures.flatMap(({ imageUrl: written }, index): Fault[] => {
      const field = `furtherPictures[${index}]`
      const picture = pictureOf(file, written)
      const use = uses.get(picture)
      uses.set(picture, use ?? `used at ${field}`)
      if (!use) return []
      const remedy = 'Name another picture, or delete this one.'
      return [error({ file, field: `${field}.imageUrl` }, `${written} is already ${use}`, remedy)]
    })
  })
