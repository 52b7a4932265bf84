/** The environment variable by which a run gives the tests of a room to the workers of Vitest. */
export const TESTS_OF_ROOM = 'TESTS_OF_ROOM'

/** A part of the code whose tests are tested. */
interface Room {
  /** Its files, in Stryker's patterns. Only `.ts`: what components show is for the journeys. */
  files: readonly string[]
  /** Those that read or write a page that is open, which the journeys walk: their mutants are counted by themselves. */
  onPage?: readonly string[]
  /** The tests that may notice a mutant, in Vitest's patterns: those of the room, as the whole suite would take hours. */
  tests: readonly string[]
  /** The share of mutants that they are to notice, in percent. */
  aim: number
}

export const ROOMS: Readonly<Record<string, Room>> = {
  rules: {
    // Without tables of words, which may be changed without a test (words-are-not-keys.test.ts).
    files: ['src/catalogue/rules/**/*.ts', '!src/catalogue/rules/{spot/spots,finish-parts}.ts'],
    tests: ['tests/catalogue/rules/**/*.test.ts'],
    aim: 97,
  },
  checks: {
    files: ['src/catalogue/consistency/**/*.ts'],
    tests: ['tests/catalogue/consistency/**/*.test.ts', 'tests/staff/check-content/check-content.test.ts'],
    aim: 97,
  },
  fit: {
    files: [
      'src/features/fit/{room,spot}/**/*.ts',
      'src/features/fit/{limits,measured,read-measurement}.ts',
      'src/catalogue/rules/parse-measurement.ts',
    ],
    onPage: ['use-room', 'use-spot'],
    tests: ['tests/features/fit/**/*.test.ts', 'tests/catalogue/rules/parse-measurement.test.ts'],
    aim: 97,
  },
  contact: {
    files: ['src/features/{contact,message}/**/*.ts'],
    // And the command, which its test runs in a process of its own.
    onPage: ['check-mail', 'enclose', 'use-contact-form'],
    // Without those that post thousands of messages or start processes.
    tests: [
      'tests/features/contact/!(any-body|check-mail|many-messages|killed-process|local-server).test.ts',
      'tests/features/message/**/*.test.ts',
    ],
    aim: 93,
  },
  search: {
    files: ['src/features/search/**/*.ts'],
    onPage: ['use-search'],
    tests: ['tests/features/search/**/*.test.ts'],
    aim: 94,
  },
  shortlist: {
    files: ['src/features/list/**/*.ts', '!src/features/list/sheet/**'],
    onPage: [
      'follow-ask-link',
      'item-on-page',
      'keep-buttons',
      'list-button',
      'notice',
      'offer-room',
      'start',
      'use-own-fan',
    ],
    tests: ['tests/features/list/**/*.test.ts'],
    aim: 94,
  },
  finder: {
    files: ['src/features/finder/**/*.ts'],
    onPage: [
      'facet-form',
      'fill-card',
      'list-page',
      'show-results',
      'use-choices',
      'use-filtered-products',
      'use-light-dismiss',
      'use-shown-results',
    ],
    tests: ['tests/features/finder/**/*.test.ts'],
    aim: 94,
  },
}
