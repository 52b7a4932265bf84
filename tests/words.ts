/**
 * The project's words, in one list: what is never written, and what to write instead. `words.test.ts` reads code, tests and documents,
 * `site/own/words.test.ts` the built pages. What the specification quotes stays as it is.
 */
interface Row {
  never: RegExp
  write: string
  /** Files with another meaning of the word. */
  except?: RegExp
}

const THING = '(room|fan|ceiling|light|table|counter|island|mirror|downrod|rod|top)s?'

const ROWS: readonly Row[] = [
  { never: /\be-emails?\b/i, write: 'email' },
  { never: /\bmails\b|\ba mail\b(?! (program|provider))/i, write: 'emails, an email' },
  { never: /\btelephones?\b/i, write: 'phone', except: /structured-data|\/own\/pages/ },
  { never: /\brobot\b/i, write: 'bot' },
  { never: /\banew\b/i, write: 'again' },
  { never: /\bhence\b/i, write: 'so' },
  { never: /\bin vain\b/i, write: 'without result' },
  { never: /\bbe it\b/i, write: 'whether it is' },
  { never: /\bunawares\b/i, write: 'by accident' },
  { never: /\bmeanwhile\b/i, write: 'until then' },
  { never: /\bone's own\b/i, write: 'your own, their own' },
  { never: /\b(at|on|from) a desk\b/i, write: 'on a desktop' },
  { never: /\blower edge\b/i, write: 'bottom' },
  { never: /\b(undefined|empty|absent|missing|none) where\b/i, write: '… if' },
  { never: /\b(MOST|LEAST)_[A-Z]/, write: 'MAX_, MIN_' },
  {
    never: /(\/\*\*|^\s*\*) (What|Those|Of|With|Its|The same|As|How|Where|Who) /,
    write: 'a docstring that begins with its noun',
  },
  { never: /\b(test|describe)\('(of|what|who|where) /, write: 'a test name of subject, verb and condition' },
  {
    never: new RegExp(String.raw`\b${THING} of (\$\{|\d+(\.\d+)? (ft|in\b|by))`),
    write: 'the measure before its noun: a 14 × 12 ft room, a 9 ft ceiling',
  },
]

/** The words of a line that this project doesn't write, each with what to write instead. */
export const wrongWords = (line: string, file = ''): string[] =>
  ROWS.filter(({ except }) => !except?.test(file)).flatMap(({ never, write }) => {
    const [found] = never.exec(line) ?? []
    return found ? [`"${found}". Write: ${write}`] : []
  })
