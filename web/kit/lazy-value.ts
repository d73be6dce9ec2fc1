/** Creates the value on the first call and returns the same one afterwards. */
export function lazyValue<Value>(create: () => Value): () => Value {
  let created: { value: Value } | null = null
  return () => (created ??= { value: create() }).value
}
