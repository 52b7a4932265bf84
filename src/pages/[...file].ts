import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro'
import { lookup } from 'mrmime'
import { redirectRules } from '../catalogue/former-addresses.ts'
import { catalogue } from '../catalogue/index.ts'
import { KINDS } from '../catalogue/kinds/product-kinds.ts'
import { codeFilePath, outlineFilePath } from '../catalogue/paths.ts'
import { mainPath, productsEver } from '../catalogue/queries.ts'
import { apiFiles } from '../catalogue/views/api.ts'
import { indexablePaths } from '../catalogue/views/page-paths.ts'
import { qrSvg } from '../drawing/qr-svg.ts'
import { productNames } from '../features/message/product-names.ts'
import { agentsGuide, llmsText, robotsText } from '../publishing/assistants.ts'
import { brand } from '../publishing/brand/brand.ts'
import { iconPng, iconSvg, manifestOf, PNG_ICONS } from '../publishing/brand/icons.ts'
import { dataFiles } from '../publishing/product-files/served-files.ts'
import { drawingFiles, drawnProducts, fileUrl, lineDrawing } from '../publishing/shapes.ts'
import { site } from '../publishing/site.ts'
import { renderSocialImage, socialImageUrl } from '../publishing/social-image.ts'
import { store } from '../publishing/store.ts'
import { plainLinks, plainPaths } from '../publishing/text-pages.ts'

const { colours, mayTrainModels } = catalogue.store
const products = KINDS.flatMap((kind) => productsEver(catalogue, kind))

type Data = string | Buffer
/** An address and the file there. */
type Made = [address: string, make: () => Data | Promise<Data>]

// Not @astrojs/sitemap, which would need a list of every page that isn't canonical. This site's addresses need no XML escapes.
function sitemap(): string {
  const urls = [...indexablePaths(catalogue), ...plainPaths].map(
    (path) => `<url><loc>${new URL(path, site).href}</loc></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** Less than a year (RFC 9116, 2.5.5). Each publication renews it. */
const REPORTS_VALID_MS = 360 * 86_400_000

/** Contact for vulnerability reports. SECURITY.md has the details. */
const securityText = (): string =>
  [
    `Contact: ${store.emailUrl}`,
    `Expires: ${new Date(Date.now() + REPORTS_VALID_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', site).href}`,
    '',
  ].join('\n')

function picturesToShare(): string[] {
  const { categories, rooms } = catalogue
  const named = [...products, ...KINDS.flatMap((kind) => [...categories[kind].values()])]
  const pictures = [
    ...named.map(({ imageUrl }) => imageUrl),
    rooms.fansUrl,
    rooms.lightingUrl,
    rooms.sharedUrl,
  ]
  return [...new Set(pictures)].filter((picture) => picture !== undefined)
}

/** Every file that is no page. */
const everyFile = async (): Promise<Made[]> => [
  ['/.well-known/security.txt', securityText],
  ['/_redirects', () => `${redirectRules(catalogue).join('\n')}\n`],
  ['/agents.md', () => agentsGuide(catalogue, store, site)],
  ['/contact/products.json', () => JSON.stringify(productNames(catalogue))],
  ['/favicon.svg', () => iconSvg(brand.mark, colours)],
  ['/llms.txt', () => llmsText(catalogue, store, [...plainLinks('menu'), ...plainLinks('footer')], site)],
  ['/manifest.webmanifest', () => JSON.stringify(manifestOf(store.name, colours))],
  ['/robots.txt', () => robotsText(mayTrainModels, site)],
  ['/sitemap.xml', sitemap],
  ...(Object.keys(PNG_ICONS) as (keyof typeof PNG_ICONS)[]).map(
    (address): Made => [address, () => iconPng(brand.mark, colours, address)],
  ),
  ...apiFiles(catalogue, fileUrl).map(
    ({ path, answer }): Made => [`/api/${path}`, async () => JSON.stringify(await answer())],
  ),
  ...products.map(mainPath).map((path): Made => [codeFilePath(path), () => qrSvg(new URL(path, site).href)]),
  ...drawnProducts().map(
    (product): Made => [outlineFilePath(product), async () => JSON.stringify(await lineDrawing(product))],
  ),
  ...picturesToShare().map((picture): Made => [socialImageUrl(picture), () => renderSocialImage(picture)]),
  ...[...(await dataFiles()), ...(await drawingFiles()), ...(brand.logo ? [brand.logo] : [])].map(
    ({ address, data }): Made => [address, () => data],
  ),
]

export const getStaticPaths = (async () =>
  (await everyFile()).map(([address, make]) => ({
    params: { file: address.slice(1) },
    props: { make },
  }))) satisfies GetStaticPaths

/** The content type is for `npm run dev`: Netlify takes it from the name. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props, url }) => {
  const data = await props.make()
  return new Response(typeof data === 'string' ? data : new Uint8Array(data), {
    headers: { 'Content-Type': lookup(url.pathname) ?? 'application/json' },
  })
}
