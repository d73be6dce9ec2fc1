/** The sum of the paise of all entries of this kind. */
export function givenOn(entries, kind) {
  return entries.filter((entry) => entry.kind === kind).reduce((sum, entry) => sum + entry.paise, 0)
}

/** Each name once, in the order in which they first appear. */
export function customersOf(entries) {
  return [...new Set(entries.map((entry) => entry.customer))]
}

/** The entry with the most paise, or null. */
export function largest(entries) {
  return entries.reduce((best, entry) => {
    if (best === null || entry.paise > best.paise) return entry
    return best
  }, null)
}

/** "took 31200" or "paid 20000", for each entry of this customer. */
export function linesFor(entries, customer) {
  return entries
    .filter((entry) => entry.customer === customer)
    .map((entry) => {
      if (entry.kind === 'credit') return `took ${entry.paise}`
      return `paid ${entry.paise}`
    })
}

const day = [
  { customer: 'Savitri Devi', kind: 'credit', paise: 31200 },
  { customer: 'Abdul Rehman', kind: 'credit', paise: 18950 },
  { customer: 'Savitri Devi', kind: 'payment', paise: 20000 },
]
console.log(givenOn(day, 'credit'), customersOf(day), largest(day), linesFor(day, 'Savitri Devi'))
