import { z } from 'zod'
import { listOf, picturePath, text } from './fields.ts'

const colour = (title: string, hint: string) =>
  text
    .regex(/^#[0-9a-f]{6}$/, { error: 'expected a color in lowercase, such as "#7d5310"' })
    .optional()
    .meta({ title, description: hint, hint, input: 'colour' })

/** The few colors that are the store's own; all others are made to go with any. */
export const colours = z
  .strictObject({
    accent: colour('Accent', 'Of links and buttons. White must be readable on it.'),
    dark: colour('Dark bands', 'Behind the line at the top and the footer.'),
    glow: colour('Light on dark', 'Of what lights up on the dark bands, and of the icon.'),
  })
  .optional()
  .meta({
    title: 'Colors',
    description: 'The colors of the store, each of which may be left out.',
    hint: 'Each may be left out. One that is hard to read is refused.',
  })

const logoPath = (title: string, description: string) =>
  text
    .regex(/^\.\/logo\/[\w-]+\.(svg|png)$/, {
      error: 'expected a file in content/logo, SVG or PNG, such as "./logo/mark.svg"',
    })
    .optional()
    .meta({ title, description, input: 'file' })

export const logoUrl = logoPath(
  'Logo',
  'The whole logo, wider than high (SVG, or PNG 400 pixels wide or more), in place of the mark and the name in letters.',
)

/** What stands for the store where there is little room. */
export const markUrl = logoPath(
  'Mark',
  'The sign beside the name and on the icons, square (SVG, or PNG of 512 x 512 pixels). Without one, it is the first letter of the name.',
)

/** The showroom in pictures: its front, its inside, its people. */
export const pictures = listOf(
  z
    .strictObject({
      imageUrl: picturePath.meta({
        title: 'Picture',
        description: 'The picture, 800 x 800 px or more.',
        hint: 'Wider than high, 800 pixels or more each way.',
      }),
      alt: text.meta({
        title: 'In words',
        description: 'What it shows, for people who cannot see it.',
      }),
    })
    .meta({ title: 'picture' }),
  '[{ "imageUrl": "./images/store/front.jpg", "alt": "The front of the showroom" }]',
)
  .max(6, { error: 'is a list of more than 6 pictures' })
  .optional()
  .meta({
    title: 'Pictures of the showroom',
    description:
      'Up to 6 photographs of the showroom itself, shown on home and contact. Left out until there are some.',
    hint: 'Up to 6 photographs: its front, its inside, its people. The first is shown on the home page, all on the contact page.',
  })
