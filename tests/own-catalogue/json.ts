// biome-ignore lint/suspicious/noExplicitAny: as it is in a file, before it is checked
export type Json = Record<string, any>
