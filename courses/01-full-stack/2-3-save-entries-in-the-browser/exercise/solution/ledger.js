const key = 'ledger'
const damagedKey = 'ledger-damaged'

/** What a customer owes: the sum of the entries, never a stored number. */
export function balance(entries, customer) {
  return entries
    .filter((entry) => entry.customer === customer)
    .reduce((sum, entry) => sum + (entry.kind === 'credit' ? entry.paise : -entry.paise), 0)
}

export function addEntry(entries, entry) {
  if (!isEntry({ id: 'new', ...entry })) throw new Error('Fill in customer, what, amount and date.')
  return [...entries, { id: crypto.randomUUID(), ...entry }]
}

/** Adds a payment of everything the customer owes. */
export function settle(entries, customer, on) {
  const paise = balance(entries, customer)
  if (paise <= 0) throw new Error(`${customer} owes nothing.`)
  return addEntry(entries, { customer, kind: 'payment', paise, note: 'Settled', on })
}

function isEntry(value) {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof value.id === 'string' &&
    typeof value.customer === 'string' &&
    value.customer.trim() !== '' &&
    (value.kind === 'credit' || value.kind === 'payment') &&
    Number.isSafeInteger(value.paise) &&
    value.paise > 0 &&
    typeof value.note === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(value.on)
  )
}

/** Reads the saved entries. Damaged text is copied away before anybody can overwrite it. */
export function load(storage) {
  const text = storage.getItem(key)
  if (text === null) return { entries: [], problem: null }
  try {
    const data = JSON.parse(text)
    if (Array.isArray(data) && data.every(isEntry)) return { entries: data, problem: null }
  } catch {
    // Broken JSON is damaged data, like JSON of the wrong shape.
  }
  const damaged = 'The saved entries are damaged. '
  try {
    storage.setItem(damagedKey, text)
    return { entries: [], problem: `${damaged}We kept a copy as "${damagedKey}". Please ask for help before you go on.` }
  } catch {
    return { entries: [], problem: `${damaged}We couldn't make a copy. Please don't add entries; ask for help first.` }
  }
}

/** Saves the entries. Returns null, or a message when they are not saved. */
export function save(storage, entries) {
  try {
    storage.setItem(key, JSON.stringify(entries))
    return null
  } catch (error) {
    if (error.name !== 'QuotaExceededError') throw error
    return 'Not saved: the storage of this browser is full. Write the last entry down on paper.'
  }
}
