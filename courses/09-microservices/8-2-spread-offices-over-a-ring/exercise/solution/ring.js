import { hash } from './hash.js'

export function createRing({ points = 100 } = {}) {
  let places = [] // { at, shard }, sorted by at

  /** The index of the first place at or after a number, by halving. */
  function find(number) {
    let [low, high] = [0, places.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (places[middle].at < number) low = middle + 1
      else high = middle
    }
    return low % places.length
  }

  function owners(key, count) {
    const found = new Set()
    if (places.length === 0) return []
    const start = find(hash(key))
    for (let i = 0; i < places.length && found.size < count; i++) found.add(places[(start + i) % places.length].shard)
    return [...found]
  }

  const remove = (shard) => {
    places = places.filter((place) => place.shard !== shard)
  }

  return {
    add(shard) {
      remove(shard)
      for (let i = 0; i < points; i++) places.push({ at: hash(`${shard}#${i}`), shard })
      places.sort((a, b) => a.at - b.at)
    },
    remove,
    owner: (key) => owners(key, 1)[0] ?? null,
    owners,
  }
}
