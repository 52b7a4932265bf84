import sharp from 'sharp'

const FINISHES = {
  black: '#262524',
  white: '#f8f8f6',
  nickel: '#b3afa8',
  brass: '#bf9b5f',
  bronze: '#3f2f25',
}
const SCENES = { porch: '#b9c7b0', living: '#d8cfc2', kitchen: '#c8d0d4' }

/** A plain picture of the given size. */
export const aPicture = (
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' = 'jpeg',
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
    .toFormat(format, { effort: 1 })
    .toBuffer()

const jpeg = (width: number, height: number, ground: string, drawing: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${drawing}</svg>`,
    ),
  )
    .jpeg({ quality: 60 })
    .toBuffer()

const fan = (colour: string) =>
  jpeg(
    800,
    800,
    '#e9e2d8',
    `<circle cx="400" cy="400" r="70" fill="${colour}"/><rect x="40" y="370" width="720" height="60" rx="30" fill="${colour}"/>`,
  )
const fixture = (colour: string) =>
  jpeg(
    800,
    800,
    '#e9e2d8',
    `<rect x="390" width="20" height="300" fill="${colour}"/><path d="M200 600 400 300l200 300z" fill="${colour}"/>`,
  )
const scene = (colour: string) =>
  jpeg(1200, 800, colour, '<rect y="600" width="1200" height="200" fill="#8a7b6a"/>')

const all = async (
  folder: string,
  colours: Record<string, string>,
  draw: (colour: string) => Promise<Buffer>,
) =>
  Promise.all(
    Object.entries(colours).map(
      async ([name, colour]) => [`images/${folder}/${name}.jpg`, await draw(colour)] as const,
    ),
  )

/** The few pictures that all products share, drawn once for all tests: each takes its time to encode. */
export const PICTURES: Promise<Record<string, Buffer>> = Promise.all([
  all('fans', { ...FINISHES, 'alder-52': FINISHES.bronze }, fan),
  all('fixtures', FINISHES, fixture),
  all('scenes', SCENES, scene),
]).then((pictures) => Object.fromEntries(pictures.flat()))
