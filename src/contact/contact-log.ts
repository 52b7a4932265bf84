type Level = 'info' | 'warn' | 'error'

/** A line for the operators. `error` means that a person must look. Never holds a visitor's words or address. */
export type ContactLog = (
  level: Level,
  event: string,
  facts?: Readonly<Record<string, string | number | undefined>>,
) => void

/** One line of JSON for each event, as log services read them. */
export const jsonLog: ContactLog = (level, event, facts) =>
  console[level](JSON.stringify({ level, event, ...facts }))
