import { z } from 'zod'
import { picturePath, text } from './fields.ts'

/** One room of the home gallery; its alternative text is manufacturer plus name (rule F7). */
export const galleryImageSchema = z.strictObject({
  id: z.number({ error: 'expected its position in the gallery, from 0' }).int().min(0).optional().meta({
    title: 'Place',
    description:
      'Its position in the gallery: 0, 1, 2 and so on. Best left out: the order of the list sets it.',
  }),
  name: text.meta({ title: 'Product', description: 'The product in the room.' }),
  manufacturer: text.meta({ title: 'Maker', description: "The maker's name.", hint: '' }),
  url: picturePath.meta({
    title: 'Picture',
    description: 'The picture of the room.',
    hint: 'The room, 800 x 800 pixels or more.',
  }),
})

/** A room's fields as the store wrote them, types checked. */
export type GalleryImageFields = z.output<typeof galleryImageSchema>

/** A room of the catalog; `id` is its place. */
export type GalleryImage = Omit<GalleryImageFields, 'id'> & { id: number }
