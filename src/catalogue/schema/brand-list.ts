import { z } from 'zod'
import { editorSchema, slug, text, yesOrNo } from './fields.ts'

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
    title: 'Maker',
    description: "The maker's file in content/manufacturers, without .json.",
    hint: 'The maker’s file on this site, if it has one.',
  }),
  photoUrl: text.optional().meta({ title: 'Logo', description: 'The address of a logo; no page shows it.' }),
})

/** A wall without a name is not shown. */
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
