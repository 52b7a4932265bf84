import jsQR from 'jsqr'
import sharp from 'sharp'

/** Decoded text of a code drawn on white, in a given pixel size. */
export async function scanned(svg: string, pixels: number): Promise<string | undefined> {
  const drawn = svg.replace('<svg', `<svg width="${pixels}" height="${pixels}"`)
  const { data, info } = await sharp(Buffer.from(drawn))
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}
