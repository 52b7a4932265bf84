import { z } from 'zod'

declare module 'zod' {
  interface GlobalMeta {
    title?: string
    /** Shown under the label in a form, in a sheet's heading, in a code editor and in `docs/fields.md`. */
    description?: string
    /** Shown in a form in place of the description. */
    hint?: string
    /** The form input, if the type is not enough. */
    input?: 'paragraph' | 'picture' | 'file' | 'colour'
  }
}

/** Each `error` finishes the sentence "content/… › field: …"; `describe-issues.ts` adds what was found instead. */

/** Store facts that a text may have in braces; pages fill them in. */
export const FACT_NAMES = [
  'siteName',
  'address',
  'town',
  'phone',
  'email',
  'hours',
  'since',
  'years',
] as const

const FACT = /\{[\w\s-]+\}/

const anyText = z.string({ error: 'expected text in quotation marks' }).trim().min(1, { error: 'is empty' })

export const textWith = (names: readonly string[]) => {
  const facts = new RegExp(`\\{(${names.join('|')})\\}`, 'g')
  const unknownIn = (words: string) => FACT.exec(words.replaceAll(facts, ''))?.[0]
  return anyText.refine((words) => !unknownIn(words), {
    error: ({ input }) => `expected one of {${names.join('}, {')}} in place of ${unknownIn(String(input))}`,
  })
}

export const filledText = textWith(FACT_NAMES)

export const text = anyText.refine((words) => !FACT.test(words), {
  error: 'expected words as they are read: facts in braces are filled in on pages alone',
})

export const paragraph = text.meta({ input: 'paragraph' })

export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const slug = text.regex(SLUG, {
  error: 'expected lowercase words joined by hyphens, such as "alder-52"',
})

export const colour = (example: string) =>
  text.regex(/^#[0-9a-f]{6}$/i, { error: `expected a color such as "${example}"` }).meta({ input: 'colour' })

export const fileName = slug
  .optional()
  .meta({ title: 'File name', description: 'The file name without .json. Best left out.' })

/** Relative to the file that names it. The check tests that the picture exists. */
export const picturePath = text
  .regex(/^\.{1,2}\/.+\.(jpe?g|png|webp|avif)$/, {
    error: ({ input }) =>
      (/\.hei[cf]$/i.test(String(input))
        ? 'expected a JPEG, as browsers cannot show iPhone photos (HEIC): '
        : '') +
      'expected the path of a picture from this file, with / and a lowercase ending (jpg, png, webp, avif), such as "../images/fans/alder-52.jpg"',
  })
  .meta({ input: 'picture' })

/** Relative to the file that names it. The check tests that it exists and is valid. */
export const filePath = (ending: string, example: string) =>
  text
    .regex(new RegExp(`^\\.{1,2}/.+\\.${ending}$`), {
      error: `expected the path of a .${ending} file from this file, with / and a lowercase ending, such as "${example}"`,
    })
    .meta({ input: 'file' })

export const yesOrNo = z.boolean({ error: 'expected true or false, without quotation marks' })

export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: `expected one of ${words.map((word) => `"${word}"`).join(', ')}` })

/** Not empty: leaving the field out is clearer. */
export const listOf = <Item extends z.ZodType>(item: Item, example: string) =>
  z
    .array(item, { error: `expected a list such as ${example}` })
    .min(1, { error: `is an empty list; expected a list such as ${example}` })

export const isWebAddress = (address: string): boolean =>
  /^https:\/\/(?![^/?#]*@)[^/?#\s\\][^\s\\]*$/.test(address) && URL.canParse(address)

/** Whether a link leads to a page of this site, to another site by https, to an email address or to a phone number. */
export const isLinkAddress = (url: string): boolean =>
  /^(#|\/(?![/\\]))[^\s\\]*$|^(mailto|tel):[^\s\\]+$/.test(url) || isWebAddress(url)

export const linkAddress = text.refine(isLinkAddress, {
  error: 'expected an address such as "/contact" or "https://example.com"',
})

export const webAddress = z
  .url({ protocol: /^https$/, abort: true, error: 'expected a web address that starts with https://' })
  .refine(isWebAddress, {
    error: 'expected a web address with two slashes and without a password, such as "https://example.com"',
  })

export const editorSchema = z
  .string()
  .optional()
  .meta({ description: 'The path of this file’s rules for a code editor; the site ignores it.' })
