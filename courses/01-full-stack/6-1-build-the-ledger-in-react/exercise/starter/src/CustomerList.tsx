import { useQuery } from './query.tsx'
import type { Customer } from './view.ts'

export function CustomerList({ onSelect }: { onSelect: (customer: Customer) => void }) {
  const { data } = useQuery({
    queryKey: ['customers'],
    queryFn: async (): Promise<Customer[]> => (await fetch('/api/customers')).json(),
  })
  // TODO: loading, failed, empty; the balances, the total, and a button for each customer
  return <ul>{data?.map((customer) => <li key={customer.id}>{customer.name}</li>)}</ul>
}
