import fc from 'fast-check'
import { RECORD_KINDS, type ReadableRecords, type RecordKind } from '../../src/catalogue/records.ts'
import { PAGES } from '../../src/catalogue/schema/pages.ts'
import { slugOf } from '../../src/catalogue/slug-of.ts'
import { jsonSchemas } from '../../src/staff/content-guide/json-schemas.ts'
import { CONTENT } from '../own-catalogue/content.ts'
import type { Json } from '../own-catalogue/json.ts'
import { anyWebUrl, anyWords, arbitraryOf, type JsonSchema } from './arbitrary-of.ts'

type Arbitrary = fc.Arbitrary<unknown>

/** File names of a catalog, before they have content. */
interface Names {
  manufacturers: string[]
  fanCategories: string[]
  fixtureCategories: string[]
  fans: string[]
  fixtures: string[]
}

const numbered = (word: string, least: number, most: number) =>
  fc
    .integer({ min: least, max: most })
    .map((count) => Array.from({ length: count }, (_, place) => `${word}-${place + 1}`))

/** One to forty products; a kind without products may have no category either. */
const names: fc.Arbitrary<Names> = fc
  .record({
    manufacturers: numbered('maker', 1, 4),
    fanCategories: numbered('kind', 0, 4),
    fixtureCategories: numbered('sort', 0, 3),
    fans: numbered('fan', 0, 24),
    fixtures: numbered('light', 0, 16),
  })
  .map((all) => ({
    ...all,
    fans: all.fanCategories.length > 0 ? all.fans : [],
    fixtures: all.fixtureCategories.length > 0 ? all.fixtures : [],
  }))
  .filter(({ fans, fixtures }) => fans.length + fixtures.length > 0)

const picture = fc.constantFrom('black', 'white', 'brass').map((name) => `../images/fans/${name}.jpg`)
const room = fc.constantFrom('porch', 'living', 'kitchen').map((name) => `./images/scenes/${name}.jpg`)
const nameable = anyWords.map((word) => word.trim()).filter((word) => slugOf(word) !== '')
const finishes = (most: number) =>
  fc.uniqueArray(nameable, { selector: slugOf, minLength: 1, maxLength: most })

/** Finishes, the ones on the picture among them, and pictures of some others. */
const oneFinish = finishes(12).chain((colors) =>
  fc.record({
    colors: fc.constant(colors),
    shown: fc.constantFrom(colors[0], [colors[0]]),
    finishPictures: fc
      .dictionary(fc.constantFrom(...colors.slice(1), 'none'), picture)
      .map(({ none, ...rest }) => rest),
  }),
)
const bodyAndBlades = fc
  .tuple(finishes(6), finishes(6), fc.option(finishes(3)))
  .chain(([body, blades, light]) =>
    fc.record({
      colors: fc.constant({ body, blades, ...(light && { light }) }),
      shown: fc.constant({ body: body[0], blades: [blades[0]], ...(light && { light: light[0] }) }),
      finishPictures: picture.map((imageUrl) =>
        body.slice(1).map((name) => ({ body: name, blades: blades.at(-1), imageUrl })),
      ),
    }),
  )
const oneShown = fc.tuple(oneFinish, fc.boolean()).map(([finish, isNumbered]) => ({
  ...finish,
  shown: [finish.shown].flat()[0],
  ...(isNumbered && {
    finishPartNumbers: Object.fromEntries(
      finish.colors.slice(1).map((color, at) => [color, `${at}-${color}`]),
    ),
  }),
}))

/** Inches with two decimals, as a number or as text. */
const inches = (least: number, most: number) =>
  fc
    .tuple(fc.integer({ min: least * 100, max: most * 100 }), fc.boolean())
    .map(([hundredths, isText]) => (isText ? String(hundredths / 100) : hundredths / 100))
const side = inches(0.01, 240)

/** Field facts missing in a schema: file locations, limits of inches, and fields that go together. */
const COMMON: Record<string, Arbitrary> = {
  sizes: fc.uniqueArray(inches(10, 120), { minLength: 1, maxLength: 4 }),
  bladeDropInches: inches(4, 40),
  fixtureHeight: side,
  fixtureLength: side,
  fixtureWidth: side,
  maxOverallHeight: side,
  opens: fc.stringMatching(/^(0\d|1[01]):[0-5]\d$/),
  closes: fc.stringMatching(/^(1[2-9]|2[0-3]):[0-5]\d$/),
  styles: fc.uniqueArray(nameable, { selector: slugOf, maxLength: 3 }),
  imageUrl: picture,
  roomUrl: picture,
  url: picture,
  // No files are drawn for these.
  modelUrl: fc.constant(undefined),
  outlineUrl: fc.constant(undefined),
  // None of those that may be the main picture or a finish's.
  furtherPictures: fc.option(
    fc
      .uniqueArray(fc.constantFrom('nickel', 'bronze', 'alder-52'), { minLength: 1 })
      .chain((names) =>
        fc.tuple(
          ...names.map((name) =>
            fc.record({ imageUrl: fc.constant(`../images/fans/${name}.jpg`), caption: anyWords }),
          ),
        ),
      ),
    { nil: undefined },
  ),
}
const isLeftOut = (...fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, fc.constant(undefined)]))

/** A store whose holidays are each of another day, with one season that ends after it begins. */
function withDatesInOrder({ holidays, seasons, ...facts }: Json): Json {
  const days = new Map((holidays as Json[] | undefined)?.map((one) => [one.date, one]))
  const [season] = (seasons as Record<'from' | 'to', string>[] | undefined) ?? []
  const [from, to] = [season?.from ?? '', season?.to ?? ''].toSorted()
  return {
    ...facts,
    ...(holidays && { holidays: [...days.values()] }),
    ...(season && { seasons: [{ ...season, from, to }] }),
  } as Json
}

/** Pages of text are those of the tests' own catalog. */
const TEXTS = Object.fromEntries(Object.entries(CONTENT).filter(([file]) => file.endsWith('.md')))

/** Parts of a page need unique names. */
function withDistinctTexts(pages: Json): Json {
  let count = 0
  return JSON.parse(JSON.stringify(pages), (name, value) => {
    count += 1
    return typeof value === 'string' && name !== 'url' ? `${value} ${count}` : value
  })
}

function filesOf(all: Names): fc.Arbitrary<typeof CONTENT> {
  const records = Object.fromEntries(
    (Object.keys(RECORD_KINDS) as RecordKind[]).map((kind) => [
      kind,
      (all[kind as keyof Names] ?? []).map((name) => ({ file: `content/${kind}/${name}.json`, fields: {} })),
    ]),
  ) as unknown as ReadableRecords
  const schemas = jsonSchemas(records)
  const any = (place: string, own: Record<string, Arbitrary> = {}) =>
    arbitraryOf(JSON.parse(schemas.get(`content/.schemas/${place}.json`) ?? '') as JsonSchema, {
      ...COMMON,
      ...own,
    }) as fc.Arbitrary<Json>
  const folder = (
    place: string,
    stems: string[],
    record: (stem: string, place: number) => fc.Arbitrary<Json>,
  ) =>
    fc
      .tuple(...stems.map(record))
      .map((records) => records.map((one, at) => [`${place}/${stems[at]}.json`, one] as const))

  const derived = isLeftOut(
    'name',
    'productUrl',
    'manufacturer',
    'mixAndMatch',
    'shown',
    'colors',
    'finishPictures',
    'finishPartNumbers',
  )
  /** One product in eight is no longer sold; what follows it comes before it, so that no circle can be. */
  const ending = (stems: string[], place: number) =>
    fc.oneof(
      { weight: 7, arbitrary: fc.constant({ discontinued: undefined, replacedBy: undefined }) },
      {
        weight: 1,
        arbitrary: fc.record({
          discontinued: fc.constant(true),
          replacedBy: fc.constantFrom(undefined, ...stems.slice(0, place)),
        }),
      },
    )
  const anyFan = any('fans', derived)
  const fan = (_: string, at: number) =>
    fc
      .tuple(anyFan, ending(all.fans, at), fc.oneof(oneFinish, bodyAndBlades))
      .map(([given, end, finish]) => ({
        ...given,
        ...end,
        ...finish,
        ...(given.modelNumber && { modelNumber: `${given.modelNumber} fan ${at}` }),
        ...(given.airflowRating && { airflowRating: given.airflowRating.slice(0, 1) }),
        ...(given.wattsOnHigh && { wattsOnHigh: given.wattsOnHigh.slice(0, 1) }),
      }))
  const anyFixture = any('fixtures', derived)
  const fixture = (_: string, at: number) =>
    fc
      .tuple(anyFixture, ending(all.fixtures, at), oneShown)
      .map(([given, end, { finishPartNumbers, ...finish }]) => ({
        ...given,
        ...end,
        ...finish,
        partNumber: `${given.partNumber} light ${at}`,
        ...(finishPartNumbers && {
          finishPartNumbers: Object.fromEntries(
            Object.entries(finishPartNumbers).map(([color, number]) => [color, `${number} light ${at}`]),
          ),
        }),
      }))
  const brand = fc.record({
    brand: anyWords,
    url: anyWebUrl,
    navLink: fc.constant(false),
  })
  const wall = fc.array(brand, { maxLength: 14 })
  const store = any('store', {
    ...isLeftOut('logoUrl', 'markUrl'),
    colours: fc.constantFrom(undefined, { accent: '#1d4f91', dark: '#102030', glow: '#ffd54f' }),
    imageUrl: room,
    timeZone: fc.constantFrom('America/New_York', 'Pacific/Honolulu', 'Asia/Kolkata'),
  }).map(withDatesInOrder)

  const pages = Object.values(PAGES).map(({ path }) =>
    fc.tuple(fc.constant(path), any(path.replace('.json', ''), { url: fc.constant('/contact') })),
  )

  return fc
    .record({
      products: fc.tuple(
        folder('fans', all.fans, fan),
        folder('fixtures', all.fixtures, fixture),
        folder('fan-categories', all.fanCategories, () => any('fan-categories', isLeftOut('name'))),
        folder('fixture-categories', all.fixtureCategories, () =>
          any('fixture-categories', isLeftOut('name')),
        ),
        folder('manufacturers', all.manufacturers, () =>
          any('manufacturers', isLeftOut('id', 'nameReference')),
        ),
      ),
      gallery: any('gallery', { url: room }),
      rooms: any('rooms', {
        ...Object.fromEntries(
          ['fansUrl', 'lightingUrl', 'fansDoorUrl', 'lightingDoorUrl', 'sharedUrl'].map((field) => [
            field,
            room,
          ]),
        ),
        scenes: fc.uniqueArray(
          fc.record({ imageUrl: room, product: fc.constantFrom(...all.fans, ...all.fixtures) }),
          { selector: ({ imageUrl }) => imageUrl, minLength: 1 },
        ),
      }),
      brandLists: fc.record({ home: wall, ceilingFans: wall, lightingFixtures: wall }),
      colours: any('finish-colours'),
      families: fc
        .uniqueArray(nameable, { selector: slugOf, maxLength: 5 })
        .chain((labels) => fc.record(Object.fromEntries(labels.map((label) => [label, finishes(4)]))))
        .map((named) => ({ families: named })),
      roomKinds: fc
        .uniqueArray(
          nameable.filter((name) => !/\d$/.test(slugOf(name))),
          { selector: slugOf, minLength: 1, maxLength: 5 },
        )
        .chain((names) =>
          fc.tuple(
            ...names.map((name) =>
              fc.record(
                { name: fc.constant(name), rating: fc.constantFrom('damp', 'wet') },
                { requiredKeys: ['name'] },
              ),
            ),
          ),
        )
        .map((kinds) => ({ kinds })),
      searchWords: any('search-words', { url: fc.constantFrom('/contact', '/parts') }),
      store,
      pages: fc.tuple(...pages),
    })
    .map(
      ({
        products,
        gallery,
        rooms,
        brandLists,
        colours,
        families,
        roomKinds,
        searchWords,
        store: facts,
        pages,
      }) => ({
        ...Object.fromEntries(products.flat()),
        'gallery.json': gallery,
        'rooms.json': rooms,
        'brand-lists.json': brandLists,
        'finish-colours.json': colours,
        'finish-families.json': families,
        'room-kinds.json': roomKinds,
        'search-words.json': searchWords,
        'store.json': facts,
        ...withDistinctTexts(Object.fromEntries(pages)),
        ...TEXTS,
      }),
    )
    .map((files) => JSON.parse(JSON.stringify(files)) as typeof CONTENT)
}

/** Accepted catalogs of other stores. */
export const anyCatalogue: fc.Arbitrary<typeof CONTENT> = names.chain(filesOf)
