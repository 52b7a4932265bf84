/** Freezes a value and everything in it, including the values of maps, and returns it. */
export function freezeDeep<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const inner of value instanceof Map ? value.values() : Object.values(value)) freezeDeep(inner)
  return Object.freeze(value)
}
