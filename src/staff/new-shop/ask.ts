import { stdin, stdout } from 'node:process'
import { createInterface, type Interface } from 'node:readline/promises'
import { formatFault } from '../../catalogue/faults.ts'
import { type Answers, isAnswers, storeOf } from './read-answers.ts'

interface Question {
  /** The answer's place, such as `address.city`. */
  field: string
  text: string
  /** What Enter alone says; without one, the field is left out, or asked again where it is needed. */
  usual?: string
  read?: (answer: string) => unknown
}

const CLOSED = /^(closed|none|-)$/i
const TIME = /^(?<hour>\d{1,2})(?::(?<minute>\d\d))? *(?<half>[ap])?\.?(?:m\.?)?$/i

/** A time as people write it, "9", "9:30 am" or "17:30", as "09:30"; other words stay for the schema to refuse. */
function clock(written: string, isClosing: boolean): string {
  const { hour, minute = '00', half } = TIME.exec(written)?.groups ?? {}
  if (hour === undefined) return written
  const isAfternoon = half ? half.toLowerCase() === 'p' : isClosing && Number(hour) < 12
  return `${String((Number(hour) % 12) + (isAfternoon || (!half && Number(hour) >= 12) ? 12 : 0)).padStart(2, '0')}:${minute}`
}

/** "closed", "9-5" and "10:00 to 18:30" as the store's file has them. */
export function readHours(answer: string): unknown {
  if (CLOSED.test(answer)) return null
  return answer.split(/\s*(?:-|–|to)\s*/).map((time, index) => clock(time.trim(), index === 1))
}

/** Ten digits, however they are set apart, as "(404) 233-0142". */
export const readPhone = (answer: string): string =>
  /^\D*(?:1\D+)?(\d{3})\D*(\d{3})\D*(\d{4})\D*$/
    .exec(answer)
    ?.slice(1)
    .join('-')
    .replace(/^(\d+)-/, '($1) ') ?? answer

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

const QUESTIONS: readonly Question[] = [
  { field: 'name', text: 'Name of the store' },
  { field: 'address.street', text: 'Number and street' },
  { field: 'address.suite', text: 'Suite or floor (Enter: none)' },
  { field: 'address.city', text: 'City' },
  { field: 'address.state', text: 'State, in two letters', read: (answer) => answer.toUpperCase() },
  { field: 'address.postalCode', text: 'ZIP code' },
  { field: 'address.country', text: 'Country (Enter: US)', usual: 'US' },
  { field: 'phone', text: 'Phone, such as (404) 233-0142', read: readPhone },
  { field: 'email', text: 'E-mail' },
  {
    field: 'timeZone',
    text: 'Time zone, such as America/Chicago (Enter: America/New_York)',
    usual: 'America/New_York',
  },
  ...DAYS.map((day, index) => ({
    field: `hours.${day}`,
    text: `${day.replace(/^./, (first) => first.toUpperCase())}, such as 9:00-17:30, 9-5 or closed${index === 0 ? '' : ' (Enter: as the day before)'}`,
    read: readHours,
  })),
  { field: 'since', text: 'Open since, a year', read: Number },
]

const NO_ANSWER = 'An answer is needed here.'

function withAnswer(answers: Answers, field: string, value: unknown): Answers {
  const [name = '', ...rest] = field.split('.')
  if (rest.length === 0) return { ...answers, [name]: value }
  const inner = answers[name]
  return { ...answers, [name]: withAnswer(isAnswers(inner) ? inner : {}, rest.join('.'), value) }
}

/** Asks until the answer is one that the field takes. */
async function answerTo(question: Question, usual: string | undefined, terminal: Interface) {
  const { field, text, read = (answer: string): unknown => answer } = question
  for (;;) {
    const answer = (await terminal.question(`${text}: `)).trim() || usual
    if (answer === undefined && field === 'address.suite') return { value: undefined, answer }
    if (answer === undefined) {
      stdout.write(`  ${NO_ANSWER}\n`)
      continue
    }
    const value = read(answer)
    const faults = storeOf(withAnswer({}, field, value), '').faults.filter(
      (fault) => fault.field === field || fault.field?.startsWith(`${field}[`),
    )
    if (faults.length === 0) return { value, answer }
    for (const fault of faults) stdout.write(`  ${formatFault(fault).replace(/^✖ [^:]*: /, '✖ ')}\n`)
  }
}

/** Asks for the facts of a store, one by one, in the terminal. */
export async function askForStore(): Promise<Answers> {
  const terminal = createInterface({ input: stdin, output: stdout })
  let answers: Answers = {}
  let before: string | undefined
  for (const question of QUESTIONS) {
    const isLaterDay = question.field.startsWith('hours.') && question.field !== 'hours.monday'
    const { value, answer } = await answerTo(question, isLaterDay ? before : question.usual, terminal)
    before = answer
    if (value !== undefined) answers = withAnswer(answers, question.field, value)
  }
  terminal.close()
  return answers
}
