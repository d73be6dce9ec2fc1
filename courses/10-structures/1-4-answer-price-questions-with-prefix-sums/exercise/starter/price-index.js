// To use last year's prices, remove the // from the next line and from the
// last two.
// import { days } from './mandi-prices.js'

/**
 * Prepares the prices once. Afterwards, sum and average take O(1). Both days
 * of a range are included.
 */
export function createPriceIndex(prices) {
  // Prepare the running total here, with a 0 at the start.

  function sum(from, to) {}

  function average(from, to) {}

  /**
   * The start of the run of exactly `length` days with the highest average;
   * of equal runs, the first.
   */
  function bestWindow(length) {}

  return { sum, average, bestWindow }
}

console.log(createPriceIndex([1900, 1400, 1700, 1200]).sum(1, 2))
// const start = createPriceIndex(days.map((day) => day.price)).bestWindow(30)
// console.log(days[start])
