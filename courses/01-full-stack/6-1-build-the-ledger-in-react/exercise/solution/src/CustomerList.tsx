import { useQuery } from '@tanstack/react-query'
import { formatPaise, getCustomers, type Customer } from './api.ts'
import { Failed } from './Failed.tsx'

export function CustomerList({ onSelect }: { onSelect: (customer: Customer) => void }) {
  const { data: customers, isPending, isError, error, refetch } = useQuery({
    queryKey: ['customers'],
    queryFn: getCustomers,
  })
  if (isPending) return <p role="status">Loading the customers…</p>
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (customers.length === 0) return <p>No customers yet. Add the first one when somebody buys on credit.</p>
  const total = customers.reduce((sum, { paise }) => sum + paise, 0)
  return (
    <table>
      <caption>What each customer owes</caption>
      <thead>
        <tr>
          <th scope="col">Customer</th>
          <th scope="col">Owes</th>
        </tr>
      </thead>
      <tbody>
        {customers.map((customer) => (
          <tr key={customer.id}>
            <th scope="row">
              <button onClick={() => onSelect(customer)}>{customer.name}</button>
            </th>
            <td>{formatPaise(customer.paise)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{formatPaise(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
