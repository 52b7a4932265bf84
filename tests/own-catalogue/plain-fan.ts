import type { Json } from './json.ts'

/** The location ratings of fans for outdoors. */
export const WET = 'Indoor / Outdoor (Wet)'
export const DAMP = 'Indoor / Outdoor (Damp)'
/** The picture of a fan in a finish. */
export const picture = (finish: string): string => `../images/fans/${finish}.jpg`
/** How a fan hangs, and how far below the ceiling its blades are then. */
export const onDownrod = (bladeDropInches: number) => ({ mounting: 'Downrod', bladeDropInches })
export const SMART = { smartFan: true, wifiCompatible: true, smartFanDetails: 'Smart fan: runs over Wi-Fi' }

/** As little as a fan's file may say, and that it hangs in the long list. */
export const plainFan = (title: string): Json => ({
  title,
  manufacturerNameReference: 'casablanca',
  imageUrl: picture('white'),
  productDescription: `The ${title} is a fan with nothing unusual about it.`,
  sizes: [52],
  locationRating: 'Indoor',
  shown: 'Matte White',
  colors: ['Matte White'],
  productCategories: ['rows'],
})

/** The same with other fields. */
export const fan = (title: string, given: Json): Json => ({ ...plainFan(title), ...given })
