export function cheapestDay(prices) {
  let cheapest = 0
  for (let day = 1; day < prices.length; day++) {
    // Is this day cheaper than the cheapest so far?
  }
  return cheapest
}

console.log(cheapestDay([1900, 1400, 1200, 1650]))
