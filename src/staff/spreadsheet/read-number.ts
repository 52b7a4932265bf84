import { expected } from '../content-guide/expected.ts'
import { oncePerSchema, type Schema } from '../editor/form/schema-parts.ts'
import { inchesFrom } from './read-inches.ts'

/** 1,600 or 12,345.5 */
const WITH_COMMAS = /^\d{1,3}(,\d{3})+(\.\d+)?$/
const NUMBER = /^[-+]?\d*\.?\d+$/

/** Whether a field is a length, as the check expects one. */
const isInInches = oncePerSchema((field): boolean => /\binches\b/.test(expected(field) ?? ''))

/** A number as people write it, `1,600` or `52 in.`; anything else stays as it is, for the check to report. */
export function numberFrom(field: Schema, text: string): unknown {
  const plain = text.replace(/\s*(″|”|"|''|in\.?|inch(es)?|cfm|w|watts?|lm|lumens?)$/i, '')
  if (WITH_COMMAS.test(plain)) return Number(plain.replaceAll(',', ''))
  if (NUMBER.test(plain)) return Number(plain)
  return isInInches(field) ? (inchesFrom(text) ?? text) : text
}

/** What parts the figures of a cell; the slash of `n/a` does not, nor that of `52 1/2`. */
const BETWEEN_FIGURES = /\s*(?:[;\n]|,(?!\d{3}(?!\d))|(?<!\d[\s-]+\d{1,2})\/(?=\s*\d)|\band\b|&)\s*/

/** The figures of a cell that has several. */
export const numbersFrom = (text: string): string[] =>
  text.split(BETWEEN_FIGURES).filter((part) => part !== '')
