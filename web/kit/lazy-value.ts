/** Makes a thing when it is first asked for, and the same one ever after. */
export function lazyValue<Thing>(make: () => Thing): () => Thing {
  let made: { thing: Thing } | null = null
  return () => (made ??= { thing: make() }).thing
}
