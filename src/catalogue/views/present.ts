/** Those of some fields that have a value. */
export const present = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>
  }
