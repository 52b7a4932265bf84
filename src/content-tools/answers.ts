import { z } from 'zod'
import type { Fault } from '../catalogue/faults.ts'
import { RECORD_KINDS, readRecord } from '../catalogue/records.ts'
import type { FileKind } from './new-record.ts'

/** A fault as an answer to the person who is typing. */
const said = ({ field, problem, remedy }: Fault, ofItem: boolean): string => {
  const words = ofItem ? `${field}: ${problem}` : `${problem[0]?.toUpperCase()}${problem.slice(1)}`
  return `${words}. ${remedy}`
}

/**
 * What is wrong with one field of a record, by the same schema that the content check uses; undefined when nothing is.
 */
export function answerProblem(kind: FileKind, field: string, value: unknown): string | undefined {
  const shape: Record<string, z.core.$ZodType> = RECORD_KINDS[kind].schema.shape
  const schema = shape[field]
  if (!schema) throw new Error(`${kind} have no field "${field}"`)
  const [fault] = readRecord(z.strictObject({ [field]: schema }), { [field]: value }, { file: '' }).faults
  return fault && said(fault, fault.field !== field)
}

/** The items of an answer such as `Matte Black, Satin Brass`, each once. */
export const items = (answer: string): string[] => [
  ...new Set(
    answer
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  ),
]

/** The figures of an answer such as `52, 60`; what is no figure stays text, for the schema to object to. */
export const figures = (answer: string): (number | string)[] =>
  items(answer).map((item) => (/^\d+(\.\d+)?$/.test(item) ? Number(item) : item))
