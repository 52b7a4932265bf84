import { z } from 'zod'
import { picturePath, text, yesOrNo } from './fields.ts'
import { FINISH_PICTURES_HINT, finishes, partFinishes, picturesByFinish } from './product.ts'

const finishOrFinishes = z.union([text.transform((finish) => [finish]), finishes], {
  error: 'expected a finish such as "Matte Black"',
})

const partsOf = <List extends z.ZodType>(list: List) =>
  z.strictObject({
    body: list.meta({ title: 'Body' }),
    blades: list.meta({ title: 'Blades' }),
    light: list.optional().meta({ title: 'Light' }),
  })

const pairPicture = z.strictObject({
  body: text.meta({ title: 'Body' }),
  blades: text.meta({ title: 'Blades' }),
  imageUrl: picturePath.meta({ title: 'Picture' }),
})

const SHOWN =
  'expected a finish such as ["Matte Black"], or for mix-and-match { "body": "Graphite", "blades": "Walnut" }'
const COLORS =
  'expected a list such as ["Matte Black", "Satin Brass"], or for mix-and-match { "body": […], "blades": […] }'
const PICTURES =
  'expected pictures by finish such as { "Satin Nickel": "../images/fans/finishes/…" }, or for mix-and-match a list'

/** The finishes of a fan; `shown` tells which of their two forms it has (see `consistency/finishes.ts`). */
export const fanFinishFields = {
  shown: z.union([finishOrFinishes, partsOf(finishOrFinishes)], { error: SHOWN }).meta({
    title: 'Finish on the picture',
    description: 'The finish in the picture; for a mix-and-match fan, its body, blades and light.',
    hint: 'Spelled as under "Every finish sold".',
  }),
  colors: z.union([finishes, partsOf(partFinishes)], { error: COLORS }).meta({
    title: 'Every finish sold',
    description:
      'Every finish sold, including the one in the picture; for a mix-and-match fan, a list each for body, blades and light.',
    hint: 'Include the one in the picture. Spell a finish as other products do.',
  }),
  finishPictures: z
    .union([picturesByFinish, z.array(pairPicture.meta({ title: 'picture' }))], {
      error: PICTURES,
    })
    .optional()
    .meta({
      title: 'Pictures of further finishes',
      description: 'A picture of each other finish.',
      hint: FINISH_PICTURES_HINT,
    }),
  mixAndMatch: yesOrNo.optional().meta({
    title: 'Mix and match',
    description: 'Whether body and blades are chosen separately. Best left out: "shown" already says it.',
  }),
}

/** Finishes of a mix-and-match fan, part by part. */
interface FinishParts {
  body: string[]
  blades: string[]
  light?: string[] | undefined
}

interface SingleFinish {
  mixAndMatch: false
  /** The finish in the picture. */
  shown: string[]
  colors: string[]
  /** Picture of each further finish, by its name. */
  finishPictures: Record<string, string>
}

interface MixedFinish {
  mixAndMatch: true
  shown: FinishParts
  colors: FinishParts
  finishPictures: { body: string; blades: string; imageUrl: string }[]
}

/** The finishes of a fan of the catalog: all of them as one, or body and blades apart. Pictures are paths from the project's root. */
export type FanFinish = SingleFinish | MixedFinish
