// Created once: building a formatter costs far more than using it.
const inr = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** One line per day and shop, sorted: "2026-11-01 Shop 001 ₹12,345.00". */
export function report(sales, shops) {
  const nameById = new Map(shops.map(({ id, name }) => [id, name]))
  const rows = new Map()
  for (const { shopId, at, paise } of sales) {
    const shop = nameById.get(shopId)
    if (shop === undefined) throw new RangeError(`Unknown shop ${shopId}`)
    const day = at.slice(0, 10)
    const key = `${day} ${shop}`
    const row = rows.get(key)
    if (row) row.paise += paise
    else rows.set(key, { day, shop, paise })
  }
  return [...rows.values()]
    .sort((a, b) => (a.day + a.shop < b.day + b.shop ? -1 : 1))
    .map(({ day, shop, paise }) => `${day} ${shop} ${inr.format(paise / 100)}`)
}
