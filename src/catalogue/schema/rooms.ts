import { z } from 'zod'
import { editorSchema, listOf, oneOf, picturePath, slug, text } from './fields.ts'

/**
 * The pictures of rooms at the top of the listings, over the home page's links to them and with shared links. A new shop may
 * have none yet.
 */
export const roomsSchema = z.strictObject({
  $schema: editorSchema,
  fansUrl: picturePath.optional().meta({
    title: 'Fans page',
    description: 'The room at the top of the fans page.',
  }),
  lightingUrl: picturePath.optional().meta({
    title: 'Lighting page',
    description: 'The room at the top of the lighting page.',
  }),
  fansDoorUrl: picturePath.optional().meta({
    title: 'Link to the fans',
    description: 'The room above the link to the fans on the home page.',
  }),
  lightingDoorUrl: picturePath.optional().meta({
    title: 'Link to the lighting',
    description: 'The room above the link to the lighting on the home page.',
  }),
  sharedUrl: picturePath.optional().meta({
    title: 'Shared links',
    description: 'The room shown with a shared link to a page that has no picture of its own.',
  }),
  sharedAlt: text.optional().meta({
    title: 'Shared links, in words',
    description: 'What that room shows, for people who cannot see it.',
  }),
  scenes: listOf(
    z
      .strictObject({
        imageUrl: picturePath.meta({ title: 'Picture', description: 'The picture of the room.' }),
        product: slug.meta({
          title: 'Product',
          hint: 'The last part of its web address, such as alder-52.',
          description: 'The product that hangs in it: the last part of its web address.',
        }),
      })
      .meta({ title: 'room' }),
    '[{ "imageUrl": "./images/scenes/living-alder-52.jpg", "product": "alder-52" }]',
  )
    .optional()
    .meta({
      title: 'Rooms and what hangs in them',
      description:
        "Which product hangs in which room, wherever the room is shown: the product's page shows the room, and the room links to the product.",
      hint: 'A product’s page shows its rooms, and each room links to its product.',
    }),
})

export type Rooms = Omit<z.output<typeof roomsSchema>, '$schema' | 'scenes'> & {
  scenes: { imageUrl: string; product: string }[]
}

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
        'What hangs in it must be rated for this: "damp" in a bath or under a roof outdoors, "wet" where rain falls. Leave blank for a dry room.',
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
  kinds: listOf(roomKindSchema.meta({ title: 'room type' }), `[{ "name": "Kitchen" }, ${EXAMPLE}]`).meta({
    title: 'Room types',
    description:
      'The rooms that a shopper may name, in the order in which a house is listed. A second one of a kind is numbered by the site.',
    hint: 'In the order in which a house is listed. A second one of a kind is numbered by the site.',
  }),
})

/** One room of the home gallery; its alternative text is manufacturer plus name (rule F7). */
export const galleryImageSchema = z.strictObject({
  id: z.number({ error: 'expected its position in the gallery, from 0' }).int().min(0).optional().meta({
    title: 'Place',
    description:
      'Its position in the gallery: 0, 1, 2 and so on. Best left out: the order of the list sets it.',
  }),
  name: text.meta({ title: 'Product', description: 'The product in the room.' }),
  manufacturer: text.meta({ title: 'Brand', description: "The maker's name.", hint: '' }),
  url: picturePath.meta({
    title: 'Picture',
    description: 'The picture of the room.',
    hint: 'The room, 800 x 800 pixels or more.',
  }),
})

export type GalleryImageFields = z.output<typeof galleryImageSchema>

/** A room of the catalog; `id` is its place. */
export type GalleryImage = Omit<GalleryImageFields, 'id'> & { id: number }
