import { hash } from './hash.js'

/**
 * A ring of shards. Each shard has `points` places: hash('north#0'), hash('north#1') …
 * A key belongs to the shard of the first place whose number is the same or larger than hash(key); after the last place
 * comes the first.
 */
export function createRing({ points = 100 } = {}) {
  const shards = []
  return {
    add: (shard) => void shards.push(shard),
    remove(shard) {},
    /** The shard of a key, or null if there is none. */
    owner: (key) => shards[hash(key) % shards.length] ?? null,
    /** The first `count` different shards from the key's place on: the owner, and those that keep copies. */
    owners: (key, count) => [],
  }
}
