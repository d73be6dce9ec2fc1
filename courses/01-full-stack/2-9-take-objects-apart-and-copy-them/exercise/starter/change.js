/** "Rekha Devi took Rice, 4000 paise", or "… paid …". */
export function summary(entry) {
  return `${entry.customer} took ${entry.note}, ${entry.paise} paise`
}

/** A copy of the entry with another amount. */
export function withPaise(entry, paise) {
  entry.paise = paise
  return entry
}

/** A copy of the entry without its id. */
export function withoutId(entry) {
  return entry
}

/** A new list in which the entry with this id has this amount. */
export function correct(entries, id, paise) {
  return entries
}

const rice = { id: 'a', customer: 'Rekha Devi', kind: 'credit', paise: 4000, note: 'Rice' }
console.log(summary(rice), withPaise(rice, 40000), withoutId(rice), correct([rice], 'a', 40000))
