/**
 * Asks for something.
 *
 * @param again empty; when it is asked for once more, a query for the address of a script that stands alone, as Firefox never asks
 * twice for one that failed
 */
export type Ask<Loaded> = (again: string) => Promise<Loaded>

export type WaitFor = <Loaded>(ask: Ask<Loaded>, at?: Element) => Promise<Loaded>

/**
 * As wait-for.ts leaves it on the window: every script is built for itself, and they share what the page knows of the last press. In a
 * module of its own, since one that every page has would be one more file before the first paint.
 */
export const waiting = globalThis as unknown as { waitFor?: WaitFor }

/**
 * Asks for a script or a file that a visitor waits for: says so at what was pressed, tries again by every means, and in the end says that
 * it did not load.
 *
 * @param at what was pressed, if not what was pressed last
 * @returns rejects when the visitor has been told; what comes later than that still resolves
 */
export const waitFor: WaitFor = (ask, at) => waiting.waitFor?.(ask, at) ?? ask('')
