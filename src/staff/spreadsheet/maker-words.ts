import { forEachKind, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'

type Headings = readonly (readonly [field: string, theirs: RegExp])[]

const WORDS_AND_PICTURES: Headings = [
  ['productDescription', /desc|copy|romance|marketing|bullet/i],
  ['imageUrl', /image|photo|picture|file ?name/i],
  ['colors', /(available|all|other|additional|standard).*(finish|colou?r)|^(finishes|colou?rs)$/i],
]
const RATING: Headings = [['locationRating', /location|rating|rated|ul\b|etl|environment/i]]
const ORDER_NUMBER = /sku|model|item|part|catalog|upc/i
const MAKER_AND_FINISH: Headings = [
  ['manufacturerNameReference', /brand|maker|manufacturer|vendor/i],
  ['shown', /finish|colou?r|^fin\b/i],
]
const STYLE_AND_NAME: Headings = [
  ['styles', /style/i],
  ['title', /name|title|product|collection/i],
]

/** How makers title the columns that we name differently, more specific ones first. */
export const HEADINGS: Readonly<Record<ProductKind, Headings>> = {
  ...forEachKind(() => [
    ...WORDS_AND_PICTURES,
    ...RATING,
    ...MAKER_AND_FINISH,
    ['productCategories', /categor|type/i],
    ...STYLE_AND_NAME,
  ]),
  fans: [
    ...WORDS_AND_PICTURES,
    ['bladeDropInches', /to (bottom of )?blade|blade drop|drop/i],
    ['bladeCount', /(#|no\.?|number|qty|quantity|count).*blade|blade.*(#|qty|quantity|count|no\.)|^blades$/i],
    ['sizes', /sweep|span|diameter|^size|fan size/i],
    ['airflowRating', /cfm|air ?flow/i],
    ['wattsOnHigh', /watt/i],
    ['lumensRating', /lumen/i],
    ['lightIncluded', /light.*incl|incl.*light|^light$|light kit/i],
    ['inWallRemoteControlIncluded', /wall/i],
    ['handheldRemoteControlIncluded', /remote/i],
    ['smartFan', /smart|wi-?fi/i],
    ['motorType', /motor/i],
    ['mounting', /mount|hang/i],
    ...RATING,
    ['modelNumber', ORDER_NUMBER],
    ...MAKER_AND_FINISH,
    ['productCategories', /categor|collection type/i],
    ...STYLE_AND_NAME,
  ],
  fixtures: [
    ...WORDS_AND_PICTURES,
    ['maxOverallHeight', /overall|max.*height|adjust/i],
    ['fixtureHeight', /height|^ht?\b/i],
    ['fixtureLength', /length|^l\b/i],
    ['fixtureWidth', /width|depth|dia|^w\b/i],
    [
      'numberOfBulbs',
      /(#|no\.?|number|qty|quantity).*(bulb|lamp|light)|(bulb|lamp|light).*(#|qty|count)|^bulbs$/i,
    ],
    ['bulbWattage', /watt/i],
    ['bulbType', /bulb|lamp|base|socket/i],
    ['lumensRating', /lumen/i],
    ['mounting', /mount/i],
    ...RATING,
    ['partNumber', ORDER_NUMBER],
    ...MAKER_AND_FINISH,
    ['productCategories', /categor|type/i],
    ...STYLE_AND_NAME,
  ],
}

/** What makers write for our words, in search order. */
export const OPTION_WORDS: readonly (readonly [theirs: RegExp, ours: RegExp])[] = [
  [/wet/i, /wet/i],
  [/damp|outdoor/i, /damp/i],
  [/dry|indoor/i, /dry|^indoor$/i],
  [/hug|flush|low|close/i, /low profile|close/i],
  [/rod|standard|dual|hang|pendant|chain/i, /downrod|hanging/i],
]
