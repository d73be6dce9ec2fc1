const inr = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** ₹ with Indian grouping. Dividing is fine here: the result is only shown. */
export function formatPaise(paise) {
  return inr.format(paise / 100)
}

/** What each customer owes, largest first, equal balances by name. */
export function balances(entries) {
  const perCustomer = new Map()
  for (const { customer, kind, paise } of entries) {
    const change = kind === 'credit' ? paise : -paise
    perCustomer.set(customer, (perCustomer.get(customer) ?? 0) + change)
  }
  return [...perCustomer]
    .map(([customer, paise]) => ({ customer, paise }))
    .sort((a, b) => b.paise - a.paise || a.customer.localeCompare(b.customer))
}
