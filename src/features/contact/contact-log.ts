type Level = 'info' | 'warn' | 'error'

/** Logs an event. `error` needs attention. Never contains a visitor's words or address. */
export type ContactLog = (
  level: Level,
  event: string,
  facts?: Readonly<Record<string, string | number | undefined>>,
) => void

/** Logs one line of JSON per event. */
export const jsonLog: ContactLog = (level, event, facts) =>
  console[level](JSON.stringify({ level, event, ...facts }))

/** Other libraries' error messages may quote their input, so only the name is logged. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : typeof error)
