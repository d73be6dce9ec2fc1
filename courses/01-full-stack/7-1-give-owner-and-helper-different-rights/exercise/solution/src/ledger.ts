import { ApiError } from './errors.ts'

export type Entry = { id: string; customerId: string; kind: 'credit' | 'payment'; paise: number; note: string; on: string }

const customers = [
  { id: 'c1', name: 'Savitri Devi' },
  { id: 'c2', name: 'Abdul Rehman' },
  { id: 'c3', name: 'Pushpa Kumbhar' },
]
const fields = ['customerId', 'kind', 'paise', 'note', 'on'] as const

/** The entries of one app. Pushpa owes ₹660.00 at the start, the others nothing. */
export function createLedger() {
  const rice: Entry = {
    id: '00000000-0000-4000-8000-000000000001',
    customerId: 'c3',
    kind: 'credit',
    paise: 66000,
    note: 'Rice 10 kg',
    on: '2026-04-02',
  }
  const entries = new Map([[rice.id, rice]])

  const balance = (customerId: string) => {
    if (!customers.some(({ id }) => id === customerId)) {
      throw new ApiError(404, 'unknown_customer', 'There is no such customer.', 'customerId')
    }
    return [...entries.values()]
      .filter((entry) => entry.customerId === customerId)
      .reduce((sum, { kind, paise }) => sum + (kind === 'credit' ? paise : -paise), 0)
  }
  /** True if it is new, false if the same one is there already. */
  const add = (entry: Entry): boolean => {
    balance(entry.customerId)
    const existing = entries.get(entry.id)
    if (existing && fields.some((field) => existing[field] !== entry[field])) {
      throw new ApiError(409, 'id_taken', 'Another entry already has this id.', 'id')
    }
    entries.set(entry.id, entry)
    return !existing
  }
  const balances = () => customers.map(({ id, name }) => ({ id, name, paise: balance(id) }))
  return { add, balance, balances }
}
