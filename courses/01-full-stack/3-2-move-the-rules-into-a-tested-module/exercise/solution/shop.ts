// A short version of shop.ts. You can replace it with your own.
export type Paise = number & { readonly unit: 'paise' }

type EntryBase = { id: string; customer: string; paise: Paise; note: string; on: string }
export type Credit = EntryBase & { kind: 'credit' }
export type CashPayment = EntryBase & { kind: 'payment'; method: 'cash'; reference?: never }
export type UpiPayment = EntryBase & { kind: 'payment'; method: 'upi'; reference: string }
export type Entry = Credit | CashPayment | UpiPayment

/** The only way to make Paise: a checked whole number. */
export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} isn't a whole number of paise`)
  return amount as Paise
}

export function signedPaise(entry: Entry): Paise {
  return entry.kind === 'credit' ? entry.paise : paise(-entry.paise)
}
