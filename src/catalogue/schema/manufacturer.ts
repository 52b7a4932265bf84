import { z } from 'zod'
import { editorSchema, paragraph, picturePath, slug, text, webAddress, yesOrNo } from './fields.ts'

/** A brand of fans or fixtures (rule F3). */
export const manufacturerSchema = z.strictObject({
  $schema: editorSchema,
  id: z.number({ error: 'expected a number that no other maker has' }).int().optional().meta({
    title: 'Number',
    description: 'A number that no other maker has; if left out, the next free one.',
  }),
  name: text.meta({ title: 'Name', description: 'The name as the maker writes it.' }),
  nameReference: slug
    .optional()
    .meta({ title: 'File name', description: 'The file name without .json. Best left out.' }),
  manufacturerDescription: paragraph.meta({
    title: 'Description',
    description: "Two sentences on the maker's page.",
  }),
  imageUrl: picturePath.optional().meta({
    title: 'Picture',
    description: "A picture on the maker's page.",
    hint: "On the maker's page. 800 x 800 pixels or more.",
  }),
  websiteUrl: webAddress.meta({
    title: 'Website',
    description: "The address of the maker's own site.",
    hint: "The maker's own site, starting with https://.",
  }),
})

export type ManufacturerFields = z.output<typeof manufacturerSchema>

/** A brand of the catalog: `nameReference` is the file's name, and the last part of its address. */
export type Manufacturer = Omit<ManufacturerFields, '$schema' | 'id' | 'nameReference'> & {
  id: number
  nameReference: string
}

const brand = z.strictObject({
  name: slug.optional().meta({ title: 'Short name', description: 'A short name; no page shows it.' }),
  brand: text.meta({ title: 'Name', description: 'The name as shown on the brand wall.' }),
  url: text.meta({
    title: 'Address',
    description:
      "The maker's own site, or the address of its page on this site, such as /ceiling-fans/by-brand/hunter.",
  }),
  navLink: yesOrNo.meta({
    title: 'A page of this site',
    description:
      'true when the address is on this site; false when it is another site, which opens in a new tab.',
    hint: 'On when the address is on this site; off when it is another site, which opens in a new tab.',
  }),
  brandNameUrl: slug.optional().meta({
    title: 'Brand',
    description: "The maker's file in content/manufacturers, without .json.",
    hint: 'The maker’s file on this site, if it has one.',
  }),
  photoUrl: text.optional().meta({ title: 'Logo', description: 'The address of a logo; no page shows it.' }),
})

const brandList = z.array(brand.meta({ title: 'name' }), {
  error: 'expected a list such as [{ "brand": "Hunter", "url": "https://…", "navLink": false }]',
})

/** The three walls of brand names: home, the fans listing and the lighting listing. */
export const brandListsSchema = z.strictObject({
  $schema: editorSchema,
  home: brandList.default([]).meta({ title: 'Home page', description: 'The brand wall of the home page.' }),
  ceilingFans: brandList
    .default([])
    .meta({ title: 'Fans page', description: 'The brand wall of the fans page.' }),
  lightingFixtures: brandList.default([]).meta({
    title: 'Lighting page',
    description: 'The brand wall of the lighting page.',
  }),
})

/** One name on a brand wall (rule F7). */
export type BrandLink = z.output<typeof brand>
export type BrandLists = Omit<z.output<typeof brandListsSchema>, '$schema'>
