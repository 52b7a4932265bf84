/** When a visitor comes and where they may be called, each in words on a line of the message; rule F5 has no field for them. */
export interface VisitLines {
  /** "Saturday, November 28, 11:00 AM" */
  visit?: string | undefined
  telephone?: string | undefined
}

const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, [A-Z][a-z]+ \\d{1,2}'
const VISIT = `${DAY}, (?:\\d{1,2}:00 [AP]M|just looking)`
const NUMBER = '\\+?[\\d(][\\d ().-]*(?: ?(?:x|ext\\.?) ?\\d{1,6})?'

/** What a visitor may type as a telephone number, in characters. */
export const MOST_TELEPHONE_CHARACTERS = 40

const LONGEST: VisitLines = {
  visit: 'Wednesday, September 30, just looking',
  telephone: '0'.repeat(MOST_TELEPHONE_CHARACTERS),
}

/** At the end of the words, as `withVisit` writes them. */
const LINES = new RegExp(`(?:^|\\n\\n)(?:Visit: (${VISIT}))?(?:\\n?Telephone: (${NUMBER}))?$`)

const LEAST_DIGITS = 7
const MOST_DIGITS = 15

/** A telephone number on one line, as it was typed; undefined for what is none. */
export function telephoneIn(typed: string): string | undefined {
  const number = typed.replace(/\s+/g, ' ').trim()
  const [main = ''] = number.split(/x|ext/i)
  const digits = main.replace(/\D/g, '').length
  const isNumber = new RegExp(`^${NUMBER}$`, 'i').test(number)
  return isNumber && digits >= LEAST_DIGITS && digits <= MOST_DIGITS ? number : undefined
}

/** A visitor's words with their visit and telephone after them. */
export function withVisit(words: string, { visit, telephone }: VisitLines): string {
  const added = [visit && `Visit: ${visit}`, telephone && `Telephone: ${telephone}`]
    .filter(Boolean)
    .join('\n')
  return [words.trim(), added].filter(Boolean).join('\n\n')
}

/** The most characters that a visit adds to words. */
export const MOST_VISIT_CHARACTERS = withVisit('-', LONGEST).length - 1

/** The words without the lines after them, and what those say. Other words that begin alike are words. */
export function readVisit(message: string): VisitLines & { words: string } {
  const found = LINES.exec(message)
  const [, visit, telephone] = found ?? []
  if (!found || !(visit || telephone)) return { words: message }
  return { words: message.slice(0, found.index), visit, telephone }
}
