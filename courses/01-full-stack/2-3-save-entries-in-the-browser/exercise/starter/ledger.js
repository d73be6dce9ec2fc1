// An entry is { id, customer, kind, paise, note, on }: kind is 'credit' or
// 'payment', on a date such as '2026-04-07'.

/** A new list with the entry, which gets an id. */
export function addEntry(entries, entry) {
  return entries
}

/**
 * A new list with a payment of exactly what the customer owes. Throws when
 * nothing is owed.
 */
export function settle(entries, customer, on) {
  return entries
}

/**
 * Reads the entries that are saved under 'ledger'.
 * Returns { entries, problem }; problem is null or a message.
 */
export function load(storage) {
  return { entries: [], problem: null }
}

/**
 * Saves the entries under 'ledger'. Returns null, or a message when they are
 * not saved.
 */
export function save(storage, entries) {
  return null
}

const first = { customer: 'Pushpa', kind: 'credit', paise: 54200, note: 'Rice 5 kg', on: '2026-04-07' }
console.log(addEntry([], first))
