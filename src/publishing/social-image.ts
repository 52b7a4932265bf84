import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const WIDTH_PX = 1200
const HEIGHT_PX = 630
/** Next to Astro's picture cache. Change the number when the drawing below changes. */
export const SOCIAL_CACHE = '.astro/social-2'

export const socialImageUrl = (picture: string): string =>
  `/social/${picture.replace(/^content\/images\//, '').replace(/\.\w+$/, '')}.jpg`

/** A room fills the frame. A product isn't cropped: its background extends to both sides. */
export async function drawSocialImage(source: Buffer): Promise<Buffer> {
  // JPEG has no transparency, and crawlers ignore EXIF rotation.
  const picture = sharp(source).autoOrient().flatten({ background: '#fff' })
  const {
    autoOrient: { width, height },
  } = await picture.metadata()
  if (width / height > 1.2) {
    return picture.resize(WIDTH_PX, HEIGHT_PX, { position: 'top' }).jpeg({ quality: 82 }).toBuffer()
  }
  const inner = await picture
    .resize(HEIGHT_PX, HEIGHT_PX, { fit: 'inside' })
    .toBuffer({ resolveWithObject: true })
  const left = Math.floor((WIDTH_PX - inner.info.width) / 2)
  const right = WIDTH_PX - inner.info.width - left
  const top = Math.floor((HEIGHT_PX - inner.info.height) / 2)
  const bottom = HEIGHT_PX - inner.info.height - top
  return sharp(inner.data)
    .extend({ left, right, top, bottom, extendWith: 'copy' })
    .jpeg({ quality: 82 })
    .toBuffer()
}

/** Cached between builds. */
export async function renderSocialImage(picture: string): Promise<Buffer> {
  const source = await readFile(picture)
  const cached = join(SOCIAL_CACHE, `${createHash('sha256').update(source).digest('hex').slice(0, 24)}.jpg`)
  const before = await readFile(cached).catch(() => undefined)
  if (before) return before
  const drawn = await drawSocialImage(source)
  await mkdir(SOCIAL_CACHE, { recursive: true })
  await writeFile(cached, drawn)
  return drawn
}
