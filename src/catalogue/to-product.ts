import { pictureOf } from './picture-references.ts'
import { type ContentRecord, fileStem } from './records.ts'
import type { Fan, FanFields } from './schema/fan.ts'
import type { Fixture, FixtureFields } from './schema/fixture.ts'

const picturesOf = (file: string, byFinish: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(byFinish).map(([finish, path]) => [finish, pictureOf(file, path)]))

type Derivable = Pick<
  FanFields,
  'name' | 'productUrl' | 'imageUrl' | 'furtherPictures' | 'modelUrl' | 'outlineUrl'
>

/** What a file's name and place say about its product. */
function derived(file: string, product: Derivable) {
  const {
    name = fileStem(file),
    productUrl = name,
    imageUrl,
    furtherPictures = [],
    modelUrl,
    outlineUrl,
  } = product
  return {
    name,
    productUrl,
    imageUrl: pictureOf(file, imageUrl),
    furtherPictures: furtherPictures.map((further) => ({
      ...further,
      imageUrl: pictureOf(file, further.imageUrl),
    })),
    ...(modelUrl && { modelUrl: pictureOf(file, modelUrl) }),
    ...(outlineUrl && { outlineUrl: pictureOf(file, outlineUrl) }),
  }
}

/** A fan of the catalog from its record; the form of `shown` tells whether it is mix and match. */
export function toFan({ file, fields }: ContentRecord<FanFields>, manufacturer: string): Fan {
  const { $schema, shown, colors, finishPictures, mixAndMatch, ...rest } = fields
  const common = { kind: 'fans' as const, ...rest, ...derived(file, rest), manufacturer }
  if (Array.isArray(shown)) {
    return {
      ...common,
      mixAndMatch: false,
      shown,
      colors: colors as string[],
      finishPictures: picturesOf(file, (finishPictures ?? {}) as Record<string, string>),
    }
  }
  return {
    ...common,
    mixAndMatch: true,
    shown,
    colors: colors as Exclude<typeof colors, string[]>,
    finishPictures: ((finishPictures ?? []) as Extract<typeof finishPictures, unknown[]>).map((picture) => ({
      ...picture,
      imageUrl: pictureOf(file, picture.imageUrl),
    })),
  }
}

/** A fixture of the catalog from its record. */
export function toFixture({ file, fields }: ContentRecord<FixtureFields>, manufacturer: string): Fixture {
  const { $schema, finishPictures = {}, availableInOtherSizes = null, ...rest } = fields
  return {
    kind: 'fixtures',
    ...rest,
    ...derived(file, fields),
    manufacturer,
    finishPictures: picturesOf(file, finishPictures),
    availableInOtherSizes,
  }
}
