// To use last year's prices, remove the // from the next line and from the
// last one.
// import { days } from './mandi-prices.js'

/**
 * Returns { buy, sell, profit }: the positions of the day to buy and of a
 * later day to sell, and what the trade earns.
 * Returns null if no trade earns anything. Of two trades with the same
 * profit, the one that sells first.
 */
export function bestTrade(prices) {
  // Go through the prices once. Which earlier day do you have to remember?
}

console.log(bestTrade([1900, 1400, 1700, 1200, 1650]))
// console.log(bestTrade(days.map((day) => day.price)))
