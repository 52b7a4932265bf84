import { error, type Fault } from '../../catalogue/faults.ts'
import { readRecord } from '../../catalogue/records.ts'
import { type StoreFields, storeSchema } from '../../catalogue/schema/store.ts'
import { parseJson } from '../check-content/parse-json.ts'
import { reservedFaults } from '../check-content/reserved-facts.ts'

/** What nobody has to be asked; figures are those of the FTC's label for fans. */
const ASSUMED = {
  tagline: 'Ceiling fans and lighting since {since}',
  social: {},
  runningCost: { hoursADay: 6.4, centsPerKwh: 12 },
} satisfies Partial<StoreFields>

/** A new shop's facts as `content/store.json` has them. */
export type Answers = Record<string, unknown>

/** Whether it is fields in braces. */
export const isAnswers = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The store that the answers make, or every fault in them at once.
 *
 * @param answers by the names of `content/store.json`
 * @param file where they are written, as faults name it
 */
export function storeOf(answers: unknown, file: string): { store: Answers; faults: Fault[] } {
  const store = isAnswers(answers) ? { ...answers } : undefined
  const all: Answers | undefined = store && { ...ASSUMED, ...store, holidays: store.holidays ?? [] }
  const { faults } = readRecord(storeSchema, all ?? answers, { file })
  const inOrder = Object.keys(storeSchema.shape).filter((name) => all?.[name] !== undefined)
  return {
    store: Object.fromEntries(inOrder.map((name) => [name, all?.[name]])),
    faults: [...faults, ...reservedFaults(file, answers)],
  }
}

/** The same of a file's text. */
export function readAnswers(text: string, file: string): { store: Answers; faults: Fault[] } {
  const parsed = parseJson(text)
  if ('value' in parsed) return storeOf(parsed.value, file)
  const { line, column, problem, remedy } = parsed.fault
  return { store: {}, faults: [error({ file, field: `line ${line}, column ${column}` }, problem, remedy)] }
}
