/** A whole number of paise, made by paise() only. */
export type Paise = number & { readonly unit: 'paise' }

export type Customer = { id: string; name: string }

/**
 * Make a union of it: a credit, a cash payment without a reference, a UPI
 * payment with one.
 */
export type Entry = { id: string; customer: string; paise: Paise; note: string; on: string; kind: 'credit' }

export type Result<T> = { ok: true; value: T } | { ok: false; message: string }

/** Throws a RangeError if the amount isn't a whole number. */
export function paise(amount: number): Paise {
  return amount as Paise
}

/** Positive for a credit, negative for a payment. */
export function signedPaise(entry: Entry): Paise {
  return paise(0)
}

/** "took Tea 250 g", "paid in cash" or "paid by UPI 609588120034". */
export function describeEntry(entry: Entry): string {
  return ''
}

/** Checks data from outside. The message names the field that is wrong. */
export function readEntry(data: unknown): Result<Entry> {
  return { ok: false, message: '' }
}

console.log(readEntry({ id: 'e-1', customer: 'Asha', kind: 'credit', paise: 4000, note: 'Tea 250 g', on: '2026-04-07' }))
