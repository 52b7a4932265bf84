import type { Json } from './json.ts'

const means = (words: string[], ...names: string[]): Json => ({ words, means: names })
const page = (title: string, text: string, url: string, words: string[]): Json => ({
  title,
  text,
  url,
  words,
})

/** What the search of the tests' own catalog understands. */
export const SEARCH_WORDS: Json = {
  ignored: ['with', 'for', 'a', 'the', 'and', 'in', 'of', 'to', 'inch'],
  synonyms: [
    means(['fan', 'ceiling fan', 'ceiling'], 'Fans'),
    means(['light', 'lighting', 'lamp'], 'Lights', 'Light included'),
    means(['light kit'], 'Takes a light kit'),
    means(['no light', 'without light'], 'No light', 'Takes a light kit'),
    means(['porch', 'patio'], 'Covered porch', 'Outdoor Lighting'),
    means(['wet', 'deck'], 'In the rain'),
    means(['outside'], 'Outdoor Ceiling Fans', 'Outdoor Lighting'),
    means(['wifi', 'wi-fi', 'alexa'], 'Phone or voice'),
    means(['remote control'], 'Remote'),
    means(['hugger'], 'Low profile'),
    means(['bedroom'], '49 to 54 in.', 'Pendants'),
    means(['kitchen', 'kitchen island'], 'Pendants'),
    means(['bathroom', 'vanity'], 'Bath Lighting'),
    means(['dining room'], 'Chandeliers'),
    means(['led'], 'Integrated LED'),
    means(['grey'], 'Gray'),
  ],
  pages: [
    page('Hours', 'Open {hours}.', '/contact', ['open', 'closed', 'holiday', 'sunday']),
    page('Directions', 'We are at {address}.', '/contact', [
      'direction',
      'address',
      'map',
      'store',
      'parking',
    ]),
    page('Prices', 'Call {phone} or write to {email}.', '/contact', ['price', 'cost', 'cheap', 'sale']),
    page('Downrods', 'Lengths and {sloped} adapters.', '/parts', ['downrod', 'slope', 'sloped', 'rod']),
    page('Parts', 'Blades and brackets.', '/parts', ['replacement', 'light kit', 'bracket', 'capacitor']),
    page('Ask us', 'Warranty, delivery, repair.', '/contact', ['warranty', 'delivery', 'quiet', 'repair']),
  ],
}
