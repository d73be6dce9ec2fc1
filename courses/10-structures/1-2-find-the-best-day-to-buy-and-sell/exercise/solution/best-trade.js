/**
 * The best day to buy and a later day to sell. One pass: O(n) time, O(1) extra space.
 * Returns null when no trade earns anything. Of equal profits, the one that sells first wins.
 */
export function bestTrade(prices) {
  let cheapest = 0
  let best = null
  for (let day = 1; day < prices.length; day++) {
    const profit = prices[day] - prices[cheapest]
    if (profit > (best?.profit ?? 0)) best = { buy: cheapest, sell: day, profit }
    if (prices[day] < prices[cheapest]) cheapest = day
  }
  return best
}
