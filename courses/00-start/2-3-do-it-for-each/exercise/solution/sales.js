export function totalSales(sales) {
  let total = 0
  for (const sale of sales) {
    total = total + sale
  }
  return total
}

console.log('Total:', totalSales([120, 80, 50]))
