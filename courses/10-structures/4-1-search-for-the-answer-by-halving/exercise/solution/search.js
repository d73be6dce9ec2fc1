function firstTrue(low, high, test) {
  while (low < high) {
    const middle = low + Math.floor((high - low) / 2)
    if (test(middle)) high = middle
    else low = middle + 1
  }
  return low
}

export const firstAtLeast = (sorted, value) => firstTrue(0, sorted.length, (i) => sorted[i] >= value)

export const countOf = (sorted, value) =>
  firstTrue(0, sorted.length, (i) => sorted[i] > value) - firstAtLeast(sorted, value)

function daysNeeded(cans, capacity) {
  let days = 1
  let load = 0
  for (const can of cans) {
    if (load + can > capacity) {
      days++
      load = 0
    }
    load += can
  }
  return days
}

/** The smallest truck that brings all cans, in their order, within the days. O(n log S) time for a total load S. */
export function smallestTruck(cans, days) {
  if (!Number.isInteger(days) || days < 1) throw new RangeError('Days must be a whole number of at least 1')
  let largest = 0
  let sum = 0
  for (const can of cans) {
    largest = Math.max(largest, can)
    sum += can
  }
  return firstTrue(largest, sum, (capacity) => daysNeeded(cans, capacity) <= days)
}
