/**
 * Forgets the least recently used entry when it is full. get and set take
 * O(1).
 */
export class LruCache {
  #nodes = new Map() // from a key to its node { key, value, previous, next }

  constructor(capacity) {
    // Check the capacity, and link two guard nodes with each other.
  }

  /** The number of entries. */
  get size() {
    return 0
  }

  /** The value, or undefined. Marks the key as used. */
  get(key) {}

  /**
   * Adds or replaces, marks the key as used, and forgets the least recently
   * used key if there are too many.
   */
  set(key, value) {}

  /** The keys from most to least recently used. */
  keys() {
    return []
  }
}

const cache = new LruCache(2)
cache.set('A', 1)
cache.set('B', 2)
console.log(cache.get('A'), cache.keys())
