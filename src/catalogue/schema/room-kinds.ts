import { z } from 'zod'
import { editorSchema, listOf, text } from './fields.ts'

/** The kinds of room that a house is furnished by, in the order of its rooms; their names become parts of addresses. */
export const roomKindsSchema = z.strictObject({
  $schema: editorSchema,
  kinds: listOf(
    text
      .regex(/^(?!.*\d$)/, {
        error: 'expected a name that does not end with a digit, as a second bedroom is "Bedroom 2"',
      })
      .meta({ title: 'kind of room' }),
    '["Kitchen", "Bedroom"]',
  ).meta({
    title: 'Kinds of room',
    description:
      'The rooms that a shopper may name, in the order in which a house is listed. A second one of a kind is numbered by the site.',
    hint: 'In the order in which a house is listed. A second one of a kind is numbered by the site.',
  }),
})
