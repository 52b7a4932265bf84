/** The environment variable by which a run gives the tests of a room to the workers of Vitest. */
export const TESTS_OF_ROOM = 'TESTS_OF_ROOM'
