import { z } from 'zod'
import { editorSchema, filledText, listOf, text } from './fields.ts'

const typed = listOf(text.meta({ title: 'word' }), '["porch", "patio"]')

/** A page of this site, and a place on it or how its list is narrowed: `/parts#downrods`, `/ceiling-fans?sort=airflow`. */
const siteAddress = text.regex(/^\/[a-z0-9/-]*(\?[a-z]+=[a-z0-9,-]+)?(#[a-z0-9-]+)?$/, {
  error: 'expected the address of a page on this site, such as "/contact" or "/parts#downrods"',
})

const synonym = z.strictObject({
  words: typed.meta({
    title: 'Words',
    description: 'Words that shoppers type: one, or several such as "kitchen island". Singular is enough.',
  }),
  means: listOf(text.meta({ title: 'name' }), '["Covered porch"]').meta({
    title: 'Meaning',
    description:
      'A name on the site: a value of a filter ("Covered porch"), a category, a brand, "Fans" or "Lights". Any of several.',
  }),
})

const page = z.strictObject({
  title: text.meta({ title: 'Title', description: 'The title of the result, such as "Hours".' }),
  text: filledText.meta({
    input: 'paragraph',
    title: 'Text',
    description:
      'One sentence that may be the whole answer. {hours}, {phone}, {address} and {email} are replaced by the store’s own.',
  }),
  url: siteAddress.meta({
    title: 'Address',
    description: 'The page on this site that it links to, such as "/contact" or "/parts#downrods".',
  }),
  words: typed.meta({ title: 'Words', description: 'Words that shoppers looking for it type.' }),
})

export const searchWordsSchema = z.strictObject({
  $schema: editorSchema,
  ignored: z
    .array(text.meta({ title: 'word' }))
    .default([])
    .meta({
      title: 'Words to skip',
      description: 'Words that don’t describe a product, such as "with" and "for". The search skips them.',
    }),
  synonyms: z
    .array(synonym.meta({ title: 'meaning' }))
    .default([])
    .meta({
      title: 'Synonyms',
      description: "Shoppers' words for what the site calls something else.",
    }),
  otherBrands: z
    .array(text.meta({ title: 'brand' }))
    .default([])
    .meta({
      title: 'Brands not carried',
      description: 'Brands that you don’t carry. The search names them and shows the rest.',
    }),
  pages: z
    .array(page.meta({ title: 'page' }))
    .default([])
    .meta({
      title: 'Store pages',
      description: 'Pages for what shoppers look for that isn’t a product: hours, parts, directions.',
    }),
})

type SearchWordsFields = z.output<typeof searchWordsSchema>
/** Search words, before the store's facts are filled in. */
export type SearchWords = Readonly<Omit<SearchWordsFields, '$schema'>>
