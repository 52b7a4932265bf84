import { z } from 'zod'
import { editorSchema, listOf, slug, text, yesOrNo } from './fields.ts'

const brand = z.strictObject({
  name: slug.optional(),
  brand: text.meta({ description: 'The name as it is shown.' }),
  url: text.meta({ description: "The maker's site, or this site's own brand screen." }),
  navLink: yesOrNo.meta({ description: 'true for a screen of this site, false for another site (new tab).' }),
  brandNameUrl: slug.optional(),
  photoUrl: text.optional(),
})

const brandList = listOf(brand, '[{ "brand": "Hunter", "url": "https://…", "navLink": false }]')

/** The three walls of brand names: home, the fans listing and the lighting listing. */
export const brandListsSchema = z.strictObject({
  $schema: editorSchema,
  home: brandList,
  ceilingFans: brandList,
  lightingFixtures: brandList,
})

/** One name on a brand wall (specification section 3, "Brand list item" and "Static brand entry"). */
export type BrandLink = z.output<typeof brand>
export type BrandLists = Omit<z.output<typeof brandListsSchema>, '$schema'>
