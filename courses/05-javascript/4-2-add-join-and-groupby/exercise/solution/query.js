/** One list per key, in the order in which the keys first appeared. Reads the whole source. */
export function groupBy(source, keyOf) {
  const groups = new Map()
  for (const value of source) {
    const key = keyOf(value)
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}

/**
 * Every left row with each right row of the same key. The right side is kept in memory, so the smaller one belongs
 * there; the left side is read lazily. A left row without a match comes with right: null. A right row without a match
 * doesn't appear.
 */
export function* join(left, right, keyOfLeft, keyOfRight) {
  const partners = groupBy(right, keyOfRight)
  for (const row of left) {
    const found = partners.get(keyOfLeft(row))
    if (found) for (const partner of found) yield { left: row, right: partner }
    else yield { left: row, right: null }
  }
}
