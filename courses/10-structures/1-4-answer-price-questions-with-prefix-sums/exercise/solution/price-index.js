/** Answers questions about ranges of days. Preparing is O(n); `sum` and `average` are O(1). Both days are included. */
export function createPriceIndex(prices) {
  const total = [0]
  for (const price of prices) total.push(total.at(-1) + price)
  const days = total.length - 1

  function sum(from, to) {
    for (const day of [from, to]) {
      if (day < 0 || day >= days) throw new RangeError(`Day ${day} is outside of 0 to ${days - 1}`)
    }
    if (from > to) throw new RangeError(`The range starts on day ${from}, after its end on day ${to}`)
    return total[to + 1] - total[from]
  }
  const average = (from, to) => sum(from, to) / (to - from + 1)

  function bestWindow(length) {
    if (length < 1 || length > days) throw new RangeError(`Choose 1 to ${days} days, not ${length}`)
    let best = 0
    for (let start = 1; start + length <= days; start++) {
      if (sum(start, start + length - 1) > sum(best, best + length - 1)) best = start
    }
    return best
  }
  return { sum, average, bestWindow }
}
