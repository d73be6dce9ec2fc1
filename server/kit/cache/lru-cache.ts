/** Makes a thing once and keeps the last few; who asks for one that is being made waits for that one. */
export function createLruCache<Thing>(most: number) {
  const kept = new Map<string, Promise<Thing>>()
  return (key: string, make: () => Promise<Thing>): Promise<Thing> => {
    const thing = kept.get(key) ?? make()
    kept.delete(key)
    kept.set(key, thing)
    thing.catch(() => kept.delete(key))
    if (kept.size > most) kept.delete(kept.keys().next().value!)
    return thing
  }
}
