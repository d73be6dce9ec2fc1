export function totalSales(sales) {
  let total = 0
  for (const sale of sales) {
    // Add the sale to the total here
  }
  return total
}

console.log('Total:', totalSales([120, 80, 50]))
