export type Loader<Value> = {
  /** The same promise for the same key. */
  get(key: string): Promise<Value>
  /** The next get loads again. */
  forget(key: string): void
}

export function createLoader<Value>(load: (key: string) => Promise<Value>): Loader<Value> {
  return {
    get: (key) => load(key),
    forget: (key) => {},
  }
}

const prices = createLoader(async (day) => `prices of ${day}`)
console.log(prices.get('3 Nov') === prices.get('3 Nov'))
