import { z } from 'zod'
import { editorSchema, listOf, picturePath, slug, text } from './fields.ts'

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

/** The rooms of the pages, their pictures as paths from the project's root. */
export type Rooms = Omit<z.output<typeof roomsSchema>, '$schema' | 'scenes'> & {
  scenes: { imageUrl: string; product: string }[]
}
