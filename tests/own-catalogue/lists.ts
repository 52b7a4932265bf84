import type { Json } from './json.ts'

/** Some have no fan, some no fixture, one has neither. */
const MAKERS = [
  ['maxim-lighting', 'Maxim Lighting'],
  ['minka-aire', 'Minka Aire'],
  ['fanimation', 'Fanimation'],
  ['hunter', 'Hunter'],
  ['modern-forms', 'Modern Forms'],
  ['casablanca', 'Casablanca'],
  ['big-ass-fans', 'Big Ass Fans'],
  ['craftmade', 'Craftmade'],
  ['matthews-fan-company', 'Matthews Fan Company'],
  ['minka-lavery', 'Minka-Lavery'],
  ['the-great-outdoors', 'The Great Outdoors'],
  ['elk-home', 'Elk Home'],
  ['quill-and-sons', 'Quill & "Sons"'],
  ['rowan', 'Rowan'],
] as const

type Maker = (typeof MAKERS)[number][0]

export const MANUFACTURERS: Record<string, Json> = Object.fromEntries(
  MAKERS.map(([nameReference, name], place) => [
    nameReference,
    {
      id: place + 1,
      name,
      nameReference,
      manufacturerDescription: `${name} makes what hangs from ceilings.`,
      websiteUrl: `https://${nameReference}.example.com/`,
      ...(nameReference === 'hunter' && { imageUrl: '../images/fans/black.jpg' }),
    },
  ]),
)

const fanCategory = (title: string, name: string, given: Json = {}): Json => ({
  name,
  productCategory: title,
  categoryDescription: `All that we have in ${title}. Come and see them turn.`,
  imageUrl: '../images/fans/black.jpg',
  ...given,
})
const room = { roomUrl: '../images/scenes/porch.jpg' }

/** One is empty; one holds more than a page. */
export const FAN_CATEGORIES: Record<string, Json> = {
  contemporary: fanCategory('Contemporary Ceiling Fans', 'contemporary'),
  empty: fanCategory('Fans & "Nothing" Else', 'empty'),
  large: fanCategory('Large Ceiling Fans', 'large', room),
  'low-profile': fanCategory('Low Profile Ceiling Fans', 'low-profile'),
  outdoor: fanCategory('Outdoor Ceiling Fans', 'outdoor', room),
  rows: fanCategory('Rows of Ceiling Fans', 'rows'),
  'small-rooms': fanCategory('Ceiling Fans for Small Rooms', 'small-rooms'),
  smart: fanCategory('Smart Ceiling Fans', 'smart'),
  traditional: fanCategory('Traditional Ceiling Fans', 'traditional'),
}

const fixtureCategory = (title: string, name: string, given: Json = {}): Json => ({
  name,
  lightingFixtureCategory: title,
  categoryDescription: `All that we have in ${title}. Come and see them lit.`,
  imageUrl: '../images/fixtures/black.jpg',
  ...given,
})

export const FIXTURE_CATEGORIES: Record<string, Json> = {
  'bath-lighting': fixtureCategory('Bath Lighting', 'bath-lighting'),
  chandeliers: fixtureCategory('Chandeliers', 'chandeliers', room),
  'flush-mounts': fixtureCategory('Flush and Semi-Flush Mounts', 'flush-mounts'),
  'outdoor-lighting': fixtureCategory('Outdoor Lighting', 'outdoor-lighting'),
  pendants: fixtureCategory('Pendants', 'pendants', room),
}

/** The six rooms of the specification; the second shows a product that the catalog has not. */
export const GALLERY: Json[] = [
  ['Orbital 70', 'Modern Forms', 'living'],
  ['Palmetto Bay 60', 'Fanimation', 'porch'],
  ['Halcyon 72', 'Maxim Lighting', 'living'],
  ['Harbor Dome 16', 'Maxim Lighting', 'kitchen'],
  ['The "Gatsby" & Co. <60>', 'Quill & "Sons"', 'porch'],
  ['Wagoner 8-Light', 'Craftmade', 'kitchen'],
].map(([name, manufacturer, scene], id) => ({
  id,
  name,
  manufacturer,
  url: `./images/scenes/${scene}.jpg`,
}))

/** A room for every page that has one. */
export const ROOMS: Json = {
  fansUrl: './images/scenes/porch.jpg',
  lightingUrl: './images/scenes/kitchen.jpg',
  fansDoorUrl: './images/scenes/living.jpg',
  lightingDoorUrl: './images/scenes/kitchen.jpg',
  sharedUrl: './images/scenes/living.jpg',
  sharedAlt: 'A room with "everything" & a fan',
  scenes: [{ imageUrl: './images/scenes/porch.jpg', product: 'beacon-60' }],
}

/** Names of makers that lead to their own sites, and the one that leads to its screen. */
const wall = (makers: readonly Maker[], internal?: Maker): Json[] =>
  makers.map((maker) => {
    const brand = MAKERS.find(([nameReference]) => nameReference === maker)?.[1]
    return maker === internal
      ? { brand, url: `/ceiling-fans/by-brand/${maker}`, navLink: true }
      : { brand, url: `https://${maker}.example.com/`, navLink: false }
  })

const FAN_MAKERS: Maker[] = [
  'fanimation',
  'minka-aire',
  'hunter',
  'modern-forms',
  'casablanca',
  'big-ass-fans',
  'craftmade',
  'matthews-fan-company',
]

/** The walls of the specification, section 2: twelve names, nine, seven. */
export const BRAND_LISTS: Json = {
  home: wall(
    [...FAN_MAKERS, 'minka-lavery', 'the-great-outdoors', 'elk-home', 'maxim-lighting'],
    'maxim-lighting',
  ).map((brand) =>
    ['Minka-Lavery', 'The Great Outdoors', 'Elk Home'].includes(brand.brand)
      ? { ...brand, brandNameUrl: brand.brand.toLowerCase().replaceAll(' ', '-') }
      : brand,
  ),
  ceilingFans: wall([...FAN_MAKERS, 'maxim-lighting'], 'maxim-lighting'),
  lightingFixtures: wall([
    'minka-lavery',
    'the-great-outdoors',
    'elk-home',
    'maxim-lighting',
    'craftmade',
    'hunter',
    'modern-forms',
  ]),
}

/** Galvanized has no color, and is in no family. */
export const FINISH_COLOURS: Json = {
  colours: {
    'Aged Bronze': '#54432f',
    Black: '#232120',
    'Black / White & Gold': '#8f7443',
    'Brushed Brass': '#b8975a',
    'Brushed Nickel': '#b3afa8',
    'Brushed Silver': '#bfbfbd',
    Charcoal: '#4a4947',
    'Dark Walnut': '#43301f',
    'Flat White': '#f1efea',
    'Fresh White': '#f7f6f3',
    'Gloss White': '#fafafa',
    Graphite: '#55565a',
    'Light Oak': '#cfae7e',
    'Matte Black': '#262524',
    'Matte White': '#f3f1ed',
    'Oil Rubbed Bronze': '#3f2f25',
    'Polished Chrome': '#d3d6d8',
    'Polished Nickel': '#c9c4b9',
    'Satin Brass': '#bf9b5f',
    'Satin Nickel': '#a9a59d',
    'Snow White': '#f9f9f7',
    'Soft Brass': '#c9a66b',
    Walnut: '#6b4629',
    White: '#f8f8f6',
  },
}

export const FINISH_FAMILIES: Json = {
  Black: ['Black', 'Black / White & Gold', 'Charcoal', 'Matte Black'],
  White: ['Flat White', 'Fresh White', 'Gloss White', 'Matte White', 'Snow White', 'White'],
  Bronze: ['Aged Bronze', 'Oil Rubbed Bronze'],
  'Brass and gold': ['Black / White & Gold', 'Brushed Brass', 'Satin Brass', 'Soft Brass'],
  'Nickel and chrome': [
    'Brushed Nickel',
    'Brushed Silver',
    'Polished Chrome',
    'Polished Nickel',
    'Satin Nickel',
  ],
  Gray: ['Graphite'],
  Wood: ['Dark Walnut', 'Light Oak', 'Walnut'],
}

const WEEKDAY = ['09:00', '17:00']

/** The hours of the specification, section 9. */
export const STORE: Json = {
  name: 'Atlanta Ceiling Fans',
  tagline: 'Ceiling fans and lighting at the same location since 1985',
  footerNote: 'At the same location since 1985',
  address: {
    street: '2900 Example Parkway',
    suite: 'Suite 140',
    city: 'Atlanta',
    state: 'GA',
    postalCode: '30339',
    country: 'US',
  },
  phone: '(404) 555-0142',
  textPhone: '(404) 555-0143',
  email: 'showroom@example.com',
  timeZone: 'America/New_York',
  hours: {
    monday: WEEKDAY,
    tuesday: WEEKDAY,
    wednesday: WEEKDAY,
    thursday: WEEKDAY,
    friday: WEEKDAY,
    saturday: ['10:00', '17:00'],
    sunday: null,
  },
  seasons: [
    {
      name: 'Summer hours',
      from: '2027-06-01',
      to: '2027-08-31',
      hours: {
        monday: null,
        tuesday: ['10:00', '18:00'],
        wednesday: ['10:00', '18:00'],
        thursday: ['10:00', '18:00'],
        friday: ['10:00', '18:00'],
        saturday: ['10:00', '16:00'],
        sunday: null,
      },
    },
  ],
  holidays: [
    { date: '2026-11-26', name: 'Thanksgiving', hours: null },
    { date: '2026-12-25', name: 'Christmas', hours: null },
    // Within two weeks of the day on which this catalog's site is built.
    { date: '2026-10-24', name: 'Inventory', hours: ['12:00', '16:00'] },
  ],
  social: {
    facebook: 'https://www.facebook.com/',
    instagram: 'https://www.instagram.com/',
    pinterest: 'https://www.pinterest.com/',
  },
  since: 1985,
  runningCost: { hoursADay: 6.4, centsPerKwh: 12 },
  pictures: [
    { imageUrl: './images/scenes/porch.jpg', alt: 'The front of the showroom' },
    { imageUrl: './images/scenes/living.jpg', alt: 'Fans over the sales floor' },
  ],
}

/** Some of the kinds of room, in the order of a house; one has a name that its address does not spell. */
export const ROOM_KINDS: Json = {
  kinds: [
    ...['Great Room', 'Dining Room', 'Kitchen', 'Bedroom', 'TV Room'].map((name) => ({ name })),
    { name: 'Bath', rating: 'damp' },
    { name: 'Porch', rating: 'damp' },
    { name: 'Patio', rating: 'wet' },
  ],
}
