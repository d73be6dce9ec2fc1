// To use the 121 roads, remove the // from the next line and from the last
// one.
// import { roads } from './roads.js'

/** Groups that can be joined. */
export class UnionFind {
  /** The number of groups. */
  groups = 0

  constructor(items) {
    // At first, each item is the leader of its own group.
  }

  /**
   * The leader of the item's group. Afterwards, everything on the way points
   * directly to the leader.
   */
  find(item) {}

  /**
   * Joins two groups, the smaller into the larger one. Returns whether they
   * were different.
   */
  union(a, b) {}
}

/**
 * The shortest cable that connects the villages along roads { from, to, km }.
 * Returns { km, roads, groups }: the total, the kept roads in the order of
 * choice, and lists of connected villages.
 */
export function leastCable(roads) {}

console.log(leastCable([{ from: 'Bori', to: 'Hivra', km: 4 }, { from: 'Hivra', to: 'Lonar', km: 2 }]))
// console.log(leastCable(roads))
