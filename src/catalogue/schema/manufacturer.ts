import { z } from 'zod'
import { editorSchema, fileName, paragraph, picturePath, slug, text, webAddress, yesOrNo } from './fields.ts'

export const manufacturerSchema = z.strictObject({
  $schema: editorSchema,
  id: z.number({ error: 'expected a number that no other brand has' }).int().optional().meta({
    title: 'Number',
    description: 'A unique number for this brand. Leave blank to use the next free one.',
  }),
  name: text.meta({ title: 'Name', description: 'The name as the brand writes it.' }),
  nameReference: fileName,
  manufacturerDescription: paragraph.meta({
    title: 'Description',
    description: "Two sentences on the brand's page.",
  }),
  imageUrl: picturePath.optional().meta({
    title: 'Photo',
    description: "Shown on the brand's page, 800 × 800 pixels or more.",
  }),
  websiteUrl: webAddress.meta({
    title: 'Website',
    description: "The brand's own site, starting with https://.",
  }),
})

export type ManufacturerFields = z.output<typeof manufacturerSchema>

/** A brand of the catalog: `nameReference` is the file's name, and the last part of its address. */
export type Manufacturer = Omit<ManufacturerFields, '$schema' | 'id' | 'nameReference'> & {
  id: number
  nameReference: string
}

/** One name on a brand wall (rule F7). */
const brand = z.strictObject({
  name: slug.optional().meta({ title: 'Short name', description: 'A short name; no page shows it.' }),
  brand: text.meta({ title: 'Name', description: 'The name as shown on the brand wall.' }),
  url: text.meta({
    title: 'Address',
    description:
      "The brand's own site, or the address of its page on this site, such as /ceiling-fans/by-brand/hunter.",
  }),
  navLink: yesOrNo.meta({
    title: 'Page on this site',
    description: 'On for an address on this site; off for another site, which opens in a new tab.',
  }),
  brandNameUrl: text.optional().meta({
    title: 'Brand',
    description: 'The brand, if the catalog has it.',
  }),
  photoUrl: text.optional().meta({ title: 'Logo', description: 'The address of a logo; no page shows it.' }),
})

const brands = z.array(brand.meta({ title: 'name' }), {
  error: 'expected a list such as [{ "brand": "Hunter", "url": "https://…", "navLink": false }]',
})

const brandList = (page: string) =>
  brands
    .default([])
    .meta({ title: `${page} page`, description: `The brand wall of the ${page.toLowerCase()} page.` })

export const brandListsSchema = z.strictObject({
  $schema: editorSchema,
  home: brandList('Home'),
  ceilingFans: brandList('Fans'),
  lightingFixtures: brandList('Lighting'),
})

export type BrandLists = Omit<z.output<typeof brandListsSchema>, '$schema'>
