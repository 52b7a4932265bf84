import sharp from 'sharp'
import { FIXED_COLOURS, type OwnColours } from '../../catalogue/rules/contrast.ts'
import type { Mark } from './draw-brand.ts'

/** Icons by address: their size in pixels, the mark's share of it, and the corner radius. */
export const PNG_ICONS = {
  // For crawlers, which request it without a link. They read its content, a PNG, and not its name.
  '/favicon.ico': { size: 32, share: 0.94, corner: 0.2 },
  '/apple-touch-icon.png': { size: 180, share: 0.8, corner: 0 },
  '/icon-192.png': { size: 192, share: 0.92, corner: 0.2 },
  '/icon-512.png': { size: 512, share: 0.92, corner: 0.2 },
  // Phones may crop it to a circle.
  '/icon-maskable-512.png': { size: 512, share: 0.76, corner: 0 },
} as const

interface IconShape {
  share: number
  corner: number
}

async function inSquare(mark: Mark): Promise<string> {
  if ('inner' in mark)
    return `<svg x="0" y="0" width="100" height="100" viewBox="${mark.viewBox}">${mark.inner}</svg>`
  const png = await sharp(mark.png).resize(256, 256, { fit: 'contain', background: '#0000' }).png().toBuffer()
  return `<image width="100" height="100" href="data:image/png;base64,${png.toString('base64')}"/>`
}

export async function iconSvg(
  mark: Mark,
  { dark, glow }: OwnColours,
  { share, corner }: IconShape = PNG_ICONS['/favicon.ico'],
): Promise<string> {
  const margin = (50 * (1 - share)).toFixed(1)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">' +
    `<style>.mark-lamp{fill:${FIXED_COLOURS.paper}}</style>` +
    `<rect width="100" height="100" rx="${100 * corner}" fill="${dark}"/>` +
    `<g transform="translate(${margin} ${margin}) scale(${share})" color="${glow}">${await inSquare(mark)}</g></svg>`
  )
}

export async function iconPng(
  mark: Mark,
  colours: OwnColours,
  icon: keyof typeof PNG_ICONS,
): Promise<Buffer> {
  const { size, ...shape } = PNG_ICONS[icon]
  const svg = await iconSvg(mark, colours, shape)
  return sharp(Buffer.from(svg), { density: (72 * size) / 100 })
    .resize(size, size)
    .png({ palette: true, colours: 16 })
    .toBuffer()
}

export const manifestOf = (name: string, { dark }: OwnColours) => ({
  name,
  short_name: name,
  start_url: '/',
  display: 'browser',
  background_color: FIXED_COLOURS.paper,
  theme_color: dark,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})
