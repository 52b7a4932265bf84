import { integer } from 'fast-check'

/** Any code point, halves of surrogate pairs too. fast-check's own `unit: 'binary'` takes a second to set up. */
export const anyCharacter = integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code))
