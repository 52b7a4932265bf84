/** Replaces `{names}` by their values; a name without a value stays as it is. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (written, name: string) => String(values[name] ?? written))
