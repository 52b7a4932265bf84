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
  ignored:
    'with for a the and in on of to by my do you i need is are near me over under take inch rated best foot'.split(
      ' ',
    ),
  synonyms: [
    means(['fan', 'ceiling fan', 'ceiling'], 'Fans'),
    means(['light', 'lighting', 'lamp'], 'Lights', 'Light included'),
    means(['room', 'home', 'cheap'], 'Fans', 'Lights'),
    means(['fandelier'], 'Light included'),
    means(['no light', 'without light'], 'No light', 'Takes a light kit'),
    means(['porch', 'patio', 'covered', 'damp'], 'Covered porch', 'Outdoor Lighting'),
    means(['wet', 'deck', 'gazebo'], 'In the rain'),
    means(['outside', 'outdoor'], 'Outdoor Ceiling Fans', 'Outdoor Lighting'),
    means(['wifi', 'wi-fi', 'alexa'], 'Phone or voice'),
    means(['quiet', 'efficient', 'energy', 'dc motor'], 'DC'),
    means(['remote control'], 'Remote'),
    means(['pull chain'], 'Pull chain only'),
    means(['hugger', 'low ceiling', 'flush mount fan'], 'Low profile', 'Close to the ceiling'),
    means(['high', 'high ceiling', 'vaulted ceiling', 'sloped', 'sloped ceiling'], 'Downrod', 'Hanging'),
    means(['bedroom', 'nursery'], '49 to 54 in.', 'Pendants'),
    means(['living room', 'great room'], '55 to 65 in.', 'Over 65 in.', 'Chandeliers'),
    means(['kitchen', 'kitchen island', 'island'], 'Pendants'),
    means(['bathroom'], 'Bath Lighting', 'Covered porch'),
    means(['vanity', 'mirror'], 'Bath Lighting'),
    means(['dining room', 'foyer'], 'Chandeliers'),
    means(['front door'], 'Outdoor Lighting'),
    means(['led'], 'Integrated LED', 'Light included'),
    means(['led bulb'], 'Takes bulbs'),
    means(['grey'], 'Gray'),
    means(['large', 'big'], 'Over 65 in.', 'Over 36 in.'),
    means(['small'], 'Ceiling Fans for Small Rooms', 'Up to 12 in.'),
  ],
  otherBrands: ['Kichler'],
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
    page('Downrods', 'Lengths and sloped adapters.', '/parts', [
      'downrod',
      'slope',
      'sloped',
      'rod',
      'adapter',
    ]),
    page('Parts', 'Blades and brackets.', '/parts', ['replacement', 'light kit', 'bracket', 'capacitor']),
    page('Controls', 'Remotes and receivers.', '/parts', ['replacement remote', 'receiver']),
    page('Bulbs', 'Each light says which it takes.', '/parts', ['bulb']),
    page('Dimmers', 'Call {phone}.', '/parts', ['dimmer']),
    page('Ask us', 'Warranty, delivery, repair.', '/contact', [
      'warranty',
      'delivery',
      'installation',
      'repair',
    ]),
    page('Quiet fans', 'Hear them in the showroom.', '/contact', ['quiet', 'noise']),
    page('Fans by airflow', 'The most first.', '/ceiling-fans?sort=airflow', ['airflow', 'strong']),
  ],
}
