/** A Map with one list per key, in the order in which the keys first appeared. */
export function groupBy(source, keyOf) {
  // Write your code here, without Map.groupBy.
}

// Say here which side is kept in memory, and what happens to unmatched rows on both sides.
export function* join(left, right, keyOfLeft, keyOfRight) {
  // Write your code here. Yield { left, right } for each pair.
}
