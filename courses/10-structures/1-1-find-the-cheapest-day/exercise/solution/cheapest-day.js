export function cheapestDay(prices) {
  if (prices.length === 0) return -1
  let cheapest = 0
  for (let day = 1; day < prices.length; day++) {
    if (prices[day] < prices[cheapest]) cheapest = day
  }
  return cheapest
}

console.log(cheapestDay([1900, 1400, 1200, 1650]))
