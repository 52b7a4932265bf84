import { pictureOf } from './picture-references.ts'
import { type CatalogueRecords, type ContentRecord, type FieldsOf, fileStem } from './records.ts'
import { OWN_COLOURS } from './rules/contrast.ts'
import type { Category } from './schema/category.ts'
import type { Fan, FanFields } from './schema/fan.ts'
import type { Fixture, FixtureFields } from './schema/fixture.ts'
import type { Manufacturer, ManufacturerFields } from './schema/manufacturer.ts'
import type { GalleryImage, GalleryImageFields, Rooms } from './schema/rooms.ts'
import type { Store } from './schema/store.ts'

const picturesOf = (file: string, byFinish: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(byFinish).map(([finish, path]) => [finish, pictureOf(file, path)]))

type Derivable = Pick<
  FanFields,
  'name' | 'productUrl' | 'imageUrl' | 'furtherPictures' | 'modelUrl' | 'outlineUrl'
>

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

/** The form of `shown` decides whether a fan is mix and match. */
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

export function toCategory(
  record: CatalogueRecords['fanCategories' | 'fixtureCategories'][number],
): Category {
  const { file, fields } = record
  const { categoryDescription, imageUrl, roomUrl } = fields
  return {
    ...('productCategory' in fields
      ? { kind: 'fans', title: fields.productCategory }
      : { kind: 'fixtures', title: fields.lightingFixtureCategory }),
    name: fileStem(file),
    categoryDescription,
    ...(imageUrl && { imageUrl: pictureOf(file, imageUrl) }),
    ...(roomUrl && { roomUrl: pictureOf(file, roomUrl) }),
  }
}

/** The number of each record: the written one, else the next free one, in the order given. */
export function numbersOf<Item>(
  items: readonly Item[],
  first: number,
  numberIn: (item: Item) => number | undefined,
): number[] {
  const written = items.map(numberIn)
  let next = Math.max(first - 1, ...written.map((number) => number ?? first - 1))
  return written.map((number) => {
    if (number === undefined) next += 1
    return number ?? next
  })
}

/** Brands in the order given. A brand without a number gets the next free one, from 1. */
export function toManufacturers(records: readonly ContentRecord<ManufacturerFields>[]): Manufacturer[] {
  const numbers = numbersOf(records, 1, ({ fields }) => fields.id)
  return records.map((record, index) => {
    const { $schema, id = numbers[index] ?? 0, ...fields } = record.fields
    return {
      id,
      ...fields,
      ...(fields.imageUrl && { imageUrl: pictureOf(record.file, fields.imageUrl) }),
      nameReference: fileStem(record.file),
    }
  })
}

/** The gallery in the order of its numbers, then in the order of the list. */
export function toGallery(records: readonly ContentRecord<GalleryImageFields>[]): GalleryImage[] {
  const numbers = numbersOf(records, 0, ({ fields }) => fields.id)
  return records
    .map(({ file, fields }, index) => ({
      ...fields,
      id: numbers[index] ?? 0,
      url: pictureOf(file, fields.url),
    }))
    .toSorted((a, b) => a.id - b.id)
}

export function toRooms({ file, fields }: ContentRecord<FieldsOf['rooms']>): Rooms {
  const { $schema, sharedAlt, scenes = [], ...pictures } = fields
  const paths = Object.entries(pictures).flatMap(([name, written]) =>
    written === undefined ? [] : [[name, pictureOf(file, written)]],
  )
  return {
    ...(Object.fromEntries(paths) as typeof pictures),
    sharedAlt,
    scenes: scenes.map(({ imageUrl, product }) => ({
      imageUrl: pictureOf(file, imageUrl),
      product,
    })),
  }
}

export function toStore({ file, fields }: ContentRecord<FieldsOf['store']>): Store {
  const { $schema, pictures = [], logoUrl, markUrl, colours, ...facts } = fields
  return {
    ...facts,
    colours: {
      accent: colours?.accent ?? OWN_COLOURS.accent,
      dark: colours?.dark ?? OWN_COLOURS.dark,
      glow: colours?.glow ?? OWN_COLOURS.glow,
    },
    ...(logoUrl && { logoUrl: pictureOf(file, logoUrl) }),
    ...(markUrl && { markUrl: pictureOf(file, markUrl) }),
    pictures: pictures.map(({ imageUrl, alt }) => ({ imageUrl: pictureOf(file, imageUrl), alt })),
  }
}
