/**
 * The first position whose item is at least `value`, or the length of the
 * array if there is none. O(log n).
 */
export function firstAtLeast(sorted, value) {}

/** How often `value` occurs in the sorted array. O(log n). */
export function countOf(sorted, value) {}

/**
 * The smallest truck that brings all cans, in their order, within the days.
 */
export function smallestTruck(cans, days) {
  // Which answers are possible? For each one, ask: is this truck large
  // enough?
}

console.log(firstAtLeast([900, 1100, 1100, 1300], 1100))
console.log(smallestTruck([40, 30, 60, 20, 50, 80, 10], 4))
