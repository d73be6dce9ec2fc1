export type Paise = number & { readonly unit: 'paise' }

export type Customer = { id: string; name: string; phone?: string }

type EntryBase = { id: string; customer: string; paise: Paise; note: string; on: string }
export type Credit = EntryBase & { kind: 'credit' }
export type CashPayment = EntryBase & { kind: 'payment'; method: 'cash'; reference?: never }
export type UpiPayment = EntryBase & { kind: 'payment'; method: 'upi'; reference: string }
export type Entry = Credit | CashPayment | UpiPayment

export type Result<T> = { ok: true; value: T } | { ok: false; message: string }

/** The only way to make Paise: a checked whole number. */
export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} isn't a whole number of paise`)
  return amount as Paise
}

export function signedPaise(entry: Entry): Paise {
  return entry.kind === 'credit' ? entry.paise : paise(-entry.paise)
}

export function describeEntry(entry: Entry): string {
  if (entry.kind === 'credit') return `took ${entry.note}`
  switch (entry.method) {
    case 'cash':
      return 'paid in cash'
    case 'upi':
      return `paid by UPI ${entry.reference}`
  }
}

const wrong = (message: string): { ok: false; message: string } => ({ ok: false, message })

/** Checks data from outside: a file, a form, the network. */
export function readEntry(data: unknown): Result<Entry> {
  if (typeof data !== 'object' || data === null) return wrong('An entry must be an object.')
  // A new object with unknown values: each field is looked at before it is used.
  const fields: Record<string, unknown> = { ...data }
  const { id, customer, paise: amount, note, on, kind, method, reference } = fields
  if (typeof id !== 'string' || id === '') return wrong('id: is missing.')
  if (typeof customer !== 'string' || customer.trim() === '') return wrong('customer: enter a name.')
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0) {
    return wrong('paise: must be a whole number above 0.')
  }
  if (typeof note !== 'string') return wrong('note: must be text.')
  if (typeof on !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(on)) return wrong('on: write the date as 2026-04-07.')
  const base = { id, customer, paise: paise(amount), note, on }
  if (kind === 'credit') return { ok: true, value: { ...base, kind } }
  if (kind !== 'payment') return wrong('kind: must be credit or payment.')
  if (method === 'cash') {
    if (reference !== undefined) return wrong('reference: a cash payment has none.')
    return { ok: true, value: { ...base, kind, method } }
  }
  if (method !== 'upi') return wrong('method: must be cash or upi.')
  if (typeof reference !== 'string' || !/^\d{12}$/.test(reference)) return wrong('reference: enter the 12 digits.')
  return { ok: true, value: { ...base, kind, method, reference } }
}
