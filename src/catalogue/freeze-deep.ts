/** Freezes a value with all that is in it, the values of maps included, and gives it back. */
export function freezeDeep<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const inner of value instanceof Map ? value.values() : Object.values(value)) freezeDeep(inner)
  return Object.freeze(value)
}
