const swap = (items, i, j) => ([items[i], items[j]] = [items[j], items[i]])

/** The k largest items, largest first. Quickselect with three parts: O(n + k log k) on average. */
export function topK(items, k, compare) {
  const copy = [...items]
  const descending = (a, b) => compare(b, a)
  let low = 0
  let high = copy.length - 1
  while (low < high && k < copy.length) {
    const pivot = copy[low + Math.floor(Math.random() * (high - low + 1))]
    let before = low
    let after = high
    for (let i = low; i <= after;) {
      const order = descending(copy[i], pivot)
      if (order < 0) swap(copy, i++, before++)
      else if (order > 0) swap(copy, i, after--)
      else i++
    }
    // Now low..before-1 are larger than the pivot, before..after are equal to it.
    if (k < before) high = before - 1
    else if (k > after + 1) low = after + 1
    else break
  }
  return copy.slice(0, k).sort(descending)
}
