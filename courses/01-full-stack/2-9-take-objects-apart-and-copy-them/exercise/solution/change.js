/** "Rekha Devi took Rice, 4000 paise", or "… paid …". */
export function summary({ customer, kind, paise, note = 'no note' }) {
  return `${customer} ${kind === 'credit' ? 'took' : 'paid'} ${note}, ${paise} paise`
}

/** A copy of the entry with another amount. */
export function withPaise(entry, paise) {
  return { ...entry, paise }
}

/** A copy of the entry without its id. */
export function withoutId({ id, ...rest }) {
  return rest
}

/** A new list in which the entry with this id has this amount. */
export function correct(entries, id, paise) {
  return entries.map((entry) => (entry.id === id ? withPaise(entry, paise) : entry))
}

const rice = { id: 'a', customer: 'Rekha Devi', kind: 'credit', paise: 4000, note: 'Rice' }
console.log(summary(rice), withPaise(rice, 40000), withoutId(rice), correct([rice], 'a', 40000))
