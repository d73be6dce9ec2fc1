import { getJson } from './api.ts'
import { formatPaise } from './money.ts'
import { useQuery } from './query.tsx'
import { Screen } from './Screen.tsx'
import type { Customer } from './view.ts'

type Props = { onSelect: (customer: Customer) => void; onSignedOut: () => void }

export function CustomerList({ onSelect, onSignedOut }: Props) {
  const query = useQuery({ queryKey: ['customers'], queryFn: () => getJson<Customer[]>('/api/customers') })
  return (
    <Screen query={query} empty="No customers yet." onSignedOut={onSignedOut}>
      {(customers) => (
        <>
          <ul>
            {customers.map((customer) => (
              <li key={customer.id}>
                <button onClick={() => onSelect(customer)}>{customer.name}</button> <span>{formatPaise(customer.paise)}</span>
              </li>
            ))}
          </ul>
          <p className="total">Total {formatPaise(customers.reduce((sum, { paise }) => sum + paise, 0))}</p>
        </>
      )}
    </Screen>
  )
}
