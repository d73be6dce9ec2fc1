/** Groups that can be joined; almost O(1) for each operation. */
export class UnionFind {
  #parent
  #size
  groups

  constructor(items) {
    this.#parent = new Map(Array.from(items, (item) => [item, item]))
    this.#size = new Map(Array.from(this.#parent.keys(), (item) => [item, 1]))
    this.groups = this.#parent.size
  }

  find(item) {
    let leader = item
    while (this.#parent.get(leader) !== leader) leader = this.#parent.get(leader)
    while (item !== leader) {
      const next = this.#parent.get(item)
      this.#parent.set(item, leader)
      item = next
    }
    return leader
  }

  union(a, b) {
    let large = this.find(a)
    let small = this.find(b)
    if (large === small) return false
    if (this.#size.get(large) < this.#size.get(small)) [large, small] = [small, large]
    this.#parent.set(small, large)
    this.#size.set(large, this.#size.get(large) + this.#size.get(small))
    this.groups--
    return true
  }
}

/** Kruskal: O(E log E). */
export function leastCable(roads) {
  const villages = new Set(roads.flatMap(({ from, to }) => [from, to]))
  const sets = new UnionFind(villages)
  const kept = roads.toSorted((a, b) => a.km - b.km).filter(({ from, to }) => sets.union(from, to))
  const groups = Map.groupBy(villages, (village) => sets.find(village))
  return { km: kept.reduce((sum, road) => sum + road.km, 0), roads: kept, groups: [...groups.values()] }
}
