import type { Fan, FanFinish } from '../src/catalogue/schema/fan.ts'
import type { Fixture } from '../src/catalogue/schema/fixture.ts'

type Finish = keyof FanFinish
type SingleFan = Extract<Fan, { mixAndMatch: false }>
type MixedFan = Extract<Fan, { mixAndMatch: true }>

const plainFan: SingleFan = {
  kind: 'fans',
  name: 'plain-52',
  productUrl: 'plain-52',
  title: 'Plain 52',
  manufacturer: 'Plain & Sons',
  manufacturerNameReference: 'plain-and-sons',
  imageUrl: 'content/images/fans/plain-52.jpg',
  productDescription: 'A fan with nothing unusual about it.',
  sizes: [52],
  locationRating: 'Indoor',
  mixAndMatch: false,
  shown: ['Matte Black'],
  colors: ['Matte Black'],
  finishPictures: {},
  furtherPictures: [],
  smartFan: false,
  smartFanAdaptable: false,
  wifiCompatible: false,
  handheldRemoteControlIncluded: false,
  handheldRemoteControlAvailable: false,
  inWallRemoteControlIncluded: false,
  inWallRemoteControlAvailable: false,
  hardwiredWallControlIncluded: false,
  hardwiredWallControlAvailable: false,
  handheldRemoteControlAndInWallRemoteControlIncluded: false,
  productCategories: ['traditional'],
  styles: [],
  discontinued: false,
}

const plainFixture: Fixture = {
  kind: 'fixtures',
  name: 'plain-pendant-12',
  productUrl: 'plain-pendant-12',
  title: 'Plain Pendant 12',
  manufacturer: 'Plain & Sons',
  manufacturerNameReference: 'plain-and-sons',
  imageUrl: 'content/images/fixtures/plain-pendant-12.jpg',
  productDescription: 'A pendant with nothing unusual about it.',
  fixtureHeight: 14,
  fixtureLength: 12,
  fixtureWidth: 12,
  availableInOtherSizes: null,
  colors: ['Satin Brass'],
  shown: 'Satin Brass',
  finishPictures: {},
  furtherPictures: [],
  locationRating: 'Dry',
  partNumber: 'PP-12',
  productCategories: ['pendants'],
  styles: [],
  discontinued: false,
}

/**
 * A complete fan: 52 inches, indoor, Matte Black, every control flag false, airflow and light unknown. The four finish
 * fields of a mix-and-match fan are given together.
 */
export const aFan = (
  given: Partial<Omit<Fan, Finish>> & (Partial<Pick<SingleFan, Finish>> | Pick<MixedFan, Finish>) = {},
): Fan => ({ ...plainFan, ...given })

/** A complete fixture: 14 x 12 x 12 inches, dry, Satin Brass, its bulbs and other sizes unknown. */
export const aFixture = (given: Partial<Fixture> = {}): Fixture => ({ ...plainFixture, ...given })

/** A fan's file with required fields only: its name is that of its file. */
export const SHORT_FAN = {
  title: 'Birch 52',
  manufacturerNameReference: 'maxim-lighting',
  imageUrl: '../images/fans/birch-52.jpg',
  productDescription: 'A plain fan.',
  sizes: [52],
  locationRating: 'Indoor',
  shown: 'Matte Black',
  colors: ['Matte Black', 'Satin Nickel'],
  productCategories: ['traditional'],
}
