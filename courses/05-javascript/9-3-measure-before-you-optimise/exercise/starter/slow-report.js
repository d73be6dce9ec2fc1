/** One line per day and shop, sorted: "2026-11-01 Shop 001 ₹12,345.00". */
export function report(sales, shops) {
  let rows = []
  for (const sale of sales) {
    const shop = shops.find((candidate) => candidate.id === sale.shopId)
    const day = sale.at.slice(0, 10)
    const row = rows.find((candidate) => candidate.day === day && candidate.shop === shop.name)
    if (row) row.paise += sale.paise
    else rows = [...rows, { day, shop: shop.name, paise: sale.paise }]
  }
  rows.sort((a, b) => (a.day + a.shop < b.day + b.shop ? -1 : 1))
  return rows.map((row) => {
    const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
    return `${row.day} ${row.shop} ${format.format(row.paise / 100)}`
  })
}
