import { z } from 'zod'
import { editorSchema, listOf, oneOf, picturePath, slug, text } from './fields.ts'

const room = (title: string, description: string) => picturePath.optional().meta({ title, description })

const scene = z.strictObject({
  imageUrl: picturePath.meta({ title: 'Photo', description: 'The photo of the room.' }),
  product: slug.meta({
    title: 'Product',
    description: 'The product in it: the last part of its web address, such as alder-52.',
  }),
})

/** A new shop may have none yet. */
export const roomsSchema = z.strictObject({
  $schema: editorSchema,
  fansUrl: room('Fans page', 'The room at the top of the fans page.'),
  lightingUrl: room('Lighting page', 'The room at the top of the lighting page.'),
  fansDoorUrl: room('Link to the fans', 'The room above the link to the fans on the home page.'),
  lightingDoorUrl: room('Link to the lighting', 'The room above the link to the lighting on the home page.'),
  sharedUrl: room('Shared links', 'The room shown with a shared link to a page without a photo of its own.'),
  sharedAlt: text.optional().meta({
    title: 'Alt text for shared links',
    description: 'A description of that room, for people who can’t see it.',
  }),
  scenes: listOf(
    scene.meta({ title: 'room' }),
    '[{ "imageUrl": "./images/scenes/living-alder-52.jpg", "product": "alder-52" }]',
  )
    .optional()
    .meta({
      title: 'Rooms with products',
      description: 'A product’s page shows its rooms, and each room links to its product.',
    }),
})

export type Rooms = Omit<z.output<typeof roomsSchema>, '$schema' | 'scenes'> & {
  scenes: { imageUrl: string; product: string }[]
}

const ROOM_RATINGS = ['damp', 'wet'] as const
export type RoomRating = (typeof ROOM_RATINGS)[number]

const EXAMPLE = '{ "name": "Porch", "rating": "damp" }'

const roomKindSchema = z.strictObject(
  {
    name: text
      .regex(/^(?!.*\d$)/, {
        error: 'expected a name that does not end with a digit, as a second bedroom is "Bedroom 2"',
      })
      .meta({ title: 'Name', description: 'The name of the room, such as Porch.' }),
    rating: oneOf(ROOM_RATINGS).optional().meta({
      title: 'Rating',
      description:
        'The rating that its products need: damp in a bath or under a roof outdoors, wet in the rain. Leave blank for a dry room.',
    }),
  },
  {
    error: ({ code }) => (code === 'invalid_type' ? `expected a kind of room such as ${EXAMPLE}` : undefined),
  },
)

/** A kind of room; its name becomes a part of addresses. */
export type RoomKind = z.output<typeof roomKindSchema>

export const roomKindsSchema = z.strictObject({
  $schema: editorSchema,
  kinds: listOf(roomKindSchema.meta({ title: 'room type' }), `[{ "name": "Kitchen" }, ${EXAMPLE}]`).meta({
    title: 'Room types',
    description:
      'The rooms that a shopper may name, in the order in which a house is listed. The site numbers a second one of a type.',
  }),
})

/** A room of the home gallery; its alternative text is manufacturer plus name (rule F7). */
const galleryRoom = z.strictObject({
  name: text.meta({ title: 'Product', description: 'The product in the room.' }),
  manufacturer: text.meta({ title: 'Brand', description: "The brand's name." }),
  url: picturePath.meta({ title: 'Photo', description: 'The room, 800 × 800 pixels or more.' }),
})

export const gallerySchema = z.strictObject({
  $schema: editorSchema,
  rooms: z
    .array(galleryRoom.meta({ title: 'room' }))
    .default([])
    .meta({ title: 'Rooms', description: 'Shown in this order.' }),
})

/** A room of the catalog; `id` is its place. */
export type GalleryImage = z.output<typeof galleryRoom> & { id: number }
