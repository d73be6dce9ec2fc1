/** As many classes as possible in one room: always the one that ends first. O(n log n). */
export function mostClasses(classes) {
  const chosen = []
  for (const item of classes.toSorted((a, b) => a.to - b.to))
    if (chosen.length === 0 || chosen.at(-1).to <= item.from) chosen.push(item)
  return chosen
}

/** The order of jobs with the smallest total fine: smallest hours ÷ fine first, compared without dividing. */
export function cheapestOrder(jobs) {
  const order = jobs.toSorted((a, b) => a.hours * b.finePerHour - b.hours * a.finePerHour)
  let now = 0
  let cost = 0
  for (const { hours, finePerHour } of order) {
    now += hours
    cost += now * finePerHour
  }
  return { order, cost }
}

/** The first input for which the two give different results, or null. */
export function breakGreedy(slow, fast, makeInput, rounds) {
  for (let round = 0; round < rounds; round++) {
    const input = makeInput()
    if (slow(input) !== fast(input)) return input
  }
  return null
}
