type Level = 'info' | 'warn' | 'error'

/** Logs an event for the operators. `error` needs a person. Never holds a visitor's words or address. */
export type ContactLog = (
  level: Level,
  event: string,
  facts?: Readonly<Record<string, string | number | undefined>>,
) => void

/** One line of JSON for each event, as log services read them. */
export const jsonLog: ContactLog = (level, event, facts) =>
  console[level](JSON.stringify({ level, event, ...facts }))

/** Messages of third-party errors may quote their input, so only the error's name goes to the log. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : typeof error)
