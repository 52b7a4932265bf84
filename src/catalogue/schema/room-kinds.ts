import { z } from 'zod'
import { editorSchema, listOf, oneOf, text } from './fields.ts'

/** The ratings that a room may ask for; a dry one asks for none. */
const ROOM_RATINGS = ['damp', 'wet'] as const
export type RoomRating = (typeof ROOM_RATINGS)[number]

const EXAMPLE = '{ "name": "Porch", "rating": "damp" }'

const roomKindSchema = z.strictObject(
  {
    name: text
      .regex(/^(?!.*\d$)/, {
        error: 'expected a name that does not end with a digit, as a second bedroom is "Bedroom 2"',
      })
      .meta({ title: 'Name', description: 'What the room is called.' }),
    rating: oneOf(ROOM_RATINGS).optional().meta({
      title: 'Rating',
      description:
        'What hangs in it must be rated for this: "damp" in a bath or under a roof outdoors, "wet" where rain falls. Left out for a dry room.',
      hint: 'damp in a bath or under a roof outdoors, wet where rain falls. Leave it out for a dry room.',
    }),
  },
  {
    error: ({ code }) => (code === 'invalid_type' ? `expected a kind of room such as ${EXAMPLE}` : undefined),
  },
)

/** A kind of room; its name becomes a part of addresses. */
export type RoomKind = z.output<typeof roomKindSchema>

/** The kinds of room that a house is furnished by, in the order of its rooms. */
export const roomKindsSchema = z.strictObject({
  $schema: editorSchema,
  kinds: listOf(roomKindSchema.meta({ title: 'kind of room' }), `[{ "name": "Kitchen" }, ${EXAMPLE}]`).meta({
    title: 'Kinds of room',
    description:
      'The rooms that a shopper may name, in the order in which a house is listed. A second one of a kind is numbered by the site.',
    hint: 'In the order in which a house is listed. A second one of a kind is numbered by the site.',
  }),
})
