import { writeXlsx } from 'hucre/xlsx'

const NAMES = 'Aspen Birch Cinder Dune Ember Fjord Grove Haven Isle Juniper Knoll Lark Mesa Nova Onyx'.split(
  ' ',
)
const SPANS = [44, 48, 52, 54, 56, 60, 65, 72, 84, 96]
const FINISHES = ['Matte Black', 'Matte White', 'Brushed Nickel']
const RATINGS = ['ETL Dry', 'ETL Damp', 'ETL Wet']

const HEADS = [
  'Item #',
  'Product Name',
  'Blade Sweep',
  '# of Blades',
  'Finish',
  'All Finishes',
  'CFM High',
  'Watts High',
  'Motor Type',
  'UL Location',
  'Mounting',
  'Light Kit',
  'Romance Copy',
  'Image File',
  'Type',
  'MAP',
]

/** A list of 150 fans as a maker prints it: a title on top, the maker's own columns and words, inch marks, commas. */
function makerRows(): (string | number | null)[][] {
  const fans = NAMES.flatMap((name, n) =>
    SPANS.map((span, s) => {
      const finish = FINISHES[(n + s) % 3] ?? ''
      return [
        `GA-${name.slice(0, 2).toUpperCase()}${span}-${finish.slice(0, 1)}`,
        `${name} ${span}`,
        `${span}"`,
        3 + ((n + s) % 3),
        finish,
        FINISHES.join('; '),
        `${(3 + s).toString()},${400 + n * 10}`,
        `${20 + s} W`,
        'DC, 153 x 15 mm',
        RATINGS[(n + s) % 3] ?? '',
        s % 4 === 0 ? 'Hugger' : 'Dual Mount (rod incl.)',
        s % 2 === 0 ? 'Included' : 'Optional',
        `The ${name} ${span} moves air quietly over ${span} inches.`,
        `GA ${name} ${span}.JPG`,
        s < 2 ? 'Small room' : 'Indoor/outdoor',
        199 + s,
      ]
    }),
  )
  return [['GEORGIA AIR 2027 DEALER LIST'], [], HEADS, ...fans]
}

/** The same as a file, with the footnote that such lists end with. */
export const makerList = (): Promise<Uint8Array> =>
  writeXlsx({ sheets: [{ name: 'Dealer 2027', rows: makerRows() }] })

/** The names of the pictures that come with it. */
export const makerPictures = (): string[] =>
  makerRows()
    .slice(3)
    .map((row) => String(row[13]))
