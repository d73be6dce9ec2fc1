/** Reservoir sampling: one pass, O(k) memory, every item with the same chance. */
export function sample(stream, k, random = Math.random) {
  const chosen = []
  let seen = 0
  for (const item of stream) {
    seen++
    if (chosen.length < k) chosen.push(item)
    else {
      const place = Math.floor(random() * seen)
      if (place < k) chosen[place] = item
    }
  }
  return chosen
}

/** Fisher-Yates: each order in exactly one way. O(n). */
export function shuffle(items, random = Math.random) {
  const order = [...items]
  for (let i = order.length - 1; i > 0; i--) {
    const place = Math.floor(random() * (i + 1))
    ;[order[i], order[place]] = [order[place], order[i]]
  }
  return order
}
