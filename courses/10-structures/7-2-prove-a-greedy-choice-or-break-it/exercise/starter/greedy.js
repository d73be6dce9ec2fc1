/**
 * As many classes { from, to } as possible in one room, one after the other.
 * Returns the chosen classes.
 */
export function mostClasses(classes) {}

/**
 * The order of jobs { name, hours, finePerHour } with the smallest total
 * fine. Returns { order, cost }.
 */
export function cheapestOrder(jobs) {
  // Each job pays its fine for each hour until it is finished.
}

/**
 * The first input of makeInput() for which slow(input) and fast(input)
 * differ, or null after so many rounds.
 */
export function breakGreedy(slow, fast, makeInput, rounds) {}

console.log(mostClasses([{ from: 0, to: 9 }, { from: 1, to: 2 }, { from: 3, to: 4 }]))
