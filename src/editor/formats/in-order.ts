type Fields = Record<string, unknown>

/**
 * A record with its fields in the order that they have in their file; a field that is new there follows the nearest one
 * before it in the schema.
 */
export function inOrder(
  record: Fields,
  fileOrder: readonly string[],
  schemaOrder: readonly string[],
): Fields {
  const names = fileOrder.filter((name) => name in record)
  for (const name of schemaOrder.filter((one) => one in record && !names.includes(one))) {
    const before = schemaOrder.slice(0, schemaOrder.indexOf(name)).findLast((one) => names.includes(one))
    names.splice(before === undefined ? 0 : names.indexOf(before) + 1, 0, name)
  }
  return Object.fromEntries(names.map((name) => [name, record[name]]))
}
