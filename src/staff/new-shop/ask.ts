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
const hours = (answer: string): unknown => (CLOSED.test(answer) ? null : answer.split(/\s*(?:-|–|to)\s*/))

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

const QUESTIONS: readonly Question[] = [
  { field: 'name', text: 'Name of the store' },
  { field: 'address.street', text: 'Number and street' },
  { field: 'address.suite', text: 'Suite or floor (Enter: none)' },
  { field: 'address.city', text: 'City' },
  { field: 'address.state', text: 'State, in two letters' },
  { field: 'address.postalCode', text: 'ZIP code' },
  { field: 'address.country', text: 'Country (Enter: US)', usual: 'US' },
  { field: 'phone', text: 'Phone, such as (404) 233-0142' },
  { field: 'email', text: 'E-mail' },
  {
    field: 'timeZone',
    text: 'Time zone, such as America/Chicago (Enter: America/New_York)',
    usual: 'America/New_York',
  },
  ...DAYS.map((day, index) => ({
    field: `hours.${day}`,
    text: `${day.replace(/^./, (first) => first.toUpperCase())}, such as 09:00-17:00 or closed${index === 0 ? '' : ' (Enter: as the day before)'}`,
    read: hours,
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
