import { type CANCEL_SYMBOL, isCancel, multiselect, select, text } from '@clack/prompts'

/** Thrown when the person presses Ctrl+C or Escape. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled'
}

function answered<Answer>(answer: Answer | typeof CANCEL_SYMBOL): Answer {
  if (isCancel(answer)) throw new Cancelled()
  return answer
}

/** What is wrong with an answer, in a sentence; undefined when nothing is. */
export type Problem = string | undefined

interface Hints {
  /** Shown in grey until something is typed. */
  example?: string
  /** Stands there already, to be taken or changed. */
  proposal?: string
}

/** Asks for a line of text until it is right; spaces around it are dropped. */
export async function askText(
  message: string,
  problem: (answer: string) => Problem | Promise<Problem>,
  { example, proposal }: Hints = {},
): Promise<string> {
  const answer = await text({
    message,
    ...(example !== undefined && { placeholder: `such as ${example}` }),
    ...(proposal !== undefined && { initialValue: proposal }),
    validate: (typed = '') => problem(typed.trim()),
  })
  return answered(answer).trim()
}

/** One of several answers: what is kept of it, and what the person reads. */
export interface Choice {
  value: string
  label: string
}

/** Lets one of several be chosen; a single one needs no question. */
export async function askOne(message: string, options: Choice[]): Promise<string> {
  const [first, ...others] = options
  if (first && others.length === 0) return first.value
  return answered(await select<string>({ message, options, maxItems: 12 }))
}

/** Lets one or more be chosen, in the order in which they stand. */
export async function askSome(message: string, options: Choice[]): Promise<string[]> {
  return answered(await multiselect<string>({ message, options, required: true, maxItems: 12 }))
}
