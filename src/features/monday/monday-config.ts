type Environment = Readonly<Record<string, string | undefined>>

const ADDRESS = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/
const LEAST_CHARACTERS = 16

/** A sentence for each setting of the counts that must be corrected; all of them may be left out. */
export function mondayProblems({ MONDAY_KEY, MONDAY_TO }: Environment): string[] {
  const key = MONDAY_KEY?.trim() ?? ''
  const to = MONDAY_TO?.trim() ?? ''
  return [
    ...(key === '' || (key.length >= LEAST_CHARACTERS && /^[\x21-\x7e]+$/.test(key))
      ? []
      : [
          `MONDAY_KEY: leave it out, or set it to ${LEAST_CHARACTERS} or more letters and digits that nobody can guess.`,
        ]),
    ...(to === '' || to.split(',').every((address) => ADDRESS.test(address.trim()))
      ? []
      : ['MONDAY_TO: leave it out, or set it to who gets the mail on Monday, such as owner@example.com.']),
    ...(to !== '' && key === '' ? ['MONDAY_TO: set MONDAY_KEY, too: without it nothing is counted.'] : []),
  ]
}
