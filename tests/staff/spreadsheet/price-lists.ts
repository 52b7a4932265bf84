import { type WriteSheet, writeXlsx } from 'hucre/xlsx'

type Cell = string | number | null
type Rows = Cell[][]

const merged = (startRow: number, startCol: number, endRow: number, endCol: number) => ({
  startRow,
  startCol,
  endRow,
  endCol,
})

const TERMS: WriteSheet = {
  name: 'Terms',
  rows: [
    ['TERMS & CONDITIONS OF SALE'],
    ['Prepaid freight', 'Orders of $1,500 net and more ship prepaid.'],
    ['Returns', 'No returns without an RGA number. 25% restocking fee.'],
  ],
}
const DOWNRODS: WriteSheet = {
  name: 'Downrods',
  rows: [
    ['Item', 'Description', 'Finish', 'MAP'],
    ['DR-12-MB', '12" downrod', 'Matte Black', 24],
    ['DR-24-MB', '24" downrod', 'Matte Black', 32],
  ],
}

/** A banner over merged cells, headings with line breaks, sections, merged names, a row per finish, footnotes. */
export function maximList(fans: Rows = MAXIM_FANS, maker = 'MAXIM LIGHTING'): Promise<Uint8Array> {
  const above: Rows = [
    [maker, null, null, null, null, null, null, null, null],
    ['Dealer Price List – effective January 1, 2027', null, null],
    [],
    ['Item\nNumber', 'Collection', 'Blade\nSweep', 'Fin.', 'CFM (High)', 'UL Listing', 'Image', 'UPC', 'MAP'],
    ['INDOOR & OUTDOOR'],
  ]
  const below: Rows = [[], ['* While supplies last. Prices subject to change without notice.']]
  return writeXlsx({
    sheets: [
      {
        name: 'Price List',
        rows: [...above, ...fans, ...below],
        // The banner, and the name of the first fan over its finishes.
        merges: [merged(0, 0, 0, 8), ...(fans[1]?.[1] === null ? [merged(5, 1, 6, 1)] : [])],
      },
      DOWNRODS,
      TERMS,
    ],
  })
}

export const MAXIM_FANS: Rows = [
  ['OS-52-MB', 'Osprey 52', '52"', 'MB', '5,140', 'Damp', 'black.jpg', '0 12345 67890 5', 299],
  ['OS-52-WH', null, '52"', 'WH', '5,140', 'Damp', 'white.jpg', '0 12345 67891 2', 299],
  ['TE-60-MB', 'Tern 60', '60"', 'MB/WH', '6,200', 'Damp/Wet', 'black.jpg', '0 12345 67892 9', 399],
  // The Alder 52 that is here, under a new name.
  ['AL-5205', 'Alder II', '52"', 'Oil Rubbed Bronze', '5,300', 'Dry', null, '0 12345 67893 6', 199],
]

/** As CSV: a description for a name, and finishes without it below the first. */
export const CASABLANCA_LIST = [
  'CASABLANCA 2027,,,,',
  'SKU,Description,Span,Finish,Rating',
  'CB-1-BN,Bayview,54,Brushed Nickel,Dry',
  'CB-1-MB,,54,Matte Black,Dry',
  'CB-2-BN,Bayview,60,Brushed Nickel,Dry',
  'CB-3,Cove,44,"Brushed Nickel\nMatte Black",Dry',
  'SKU,Description,Span,Finish,Rating',
  'Page 2,,,,',
].join('\n')

/** Fans and lights in one file. A name is there twice with other numbers, and a number with two names. */
export const hunterList = (): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      {
        name: 'Fans',
        rows: [
          ['HUNTER'],
          ['Model', 'Product Name', 'Sweep', 'Finish', 'CFM', 'Location'],
          ['H-1', 'Kestrel', 52, 'Matte Black', 5000, 'Wet'],
          ['H-2', 'Kestrel', 52, 'Matte Black', 4000, 'Wet'],
          ['H-1', 'Merlin', 44, 'Matte Black', 3000, 'Wet'],
        ],
      },
      {
        name: 'Lighting',
        rows: [
          ['Item #', 'Name', 'Ht', 'Width', '# of Bulbs', 'Bulb Type', 'Finish', 'Location'],
          ['L-1', 'Brook', 12, 6, 1, 'E26', 'Matte Black', 'Damp'],
        ],
      },
    ],
  })
