import type { Customer } from './view.ts'

export function Ledger({ customer, onBack }: { customer: Customer; onBack: () => void }) {
  // TODO: the entries of this customer, in a table with date, what, amount and balance
  return <h2>{customer.name}</h2>
}
