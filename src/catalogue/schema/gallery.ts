import { z } from 'zod'
import { picturePath, text } from './fields.ts'

/** One room of the home gallery; its alternative text is manufacturer plus name (specification section 2). */
export const galleryImageSchema = z.strictObject({
  id: z.number({ error: 'expected its place in the gallery, from 0' }).int().min(0),
  name: text,
  manufacturer: text,
  url: picturePath,
})

export type GalleryImage = z.output<typeof galleryImageSchema>
