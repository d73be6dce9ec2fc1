import { getJson } from './api.ts'
import { formatPaise } from './money.ts'
import { useQuery } from './query.tsx'
import { Screen } from './Screen.tsx'
import { balanceOf, type Customer, type Entry, rowsOf } from './view.ts'

export function Ledger({ customer, onBack }: { customer: Customer; onBack: () => void }) {
  const query = useQuery({
    queryKey: ['entries', customer.id],
    queryFn: () => getJson<Entry[]>(`/api/customers/${customer.id}/entries`),
  })
  return (
    <section>
      <button onClick={onBack}>All customers</button>
      <h2>{customer.name}</h2>
      <Screen query={query} empty="No entries yet.">
        {(entries) => (
          <>
            <p className="balance">Owes {formatPaise(balanceOf(entries))}</p>
            <table>
              <thead>
                <tr>
                  <th scope="col">Date</th>
                  <th scope="col">What</th>
                  <th scope="col">Amount</th>
                  <th scope="col">Balance</th>
                </tr>
              </thead>
              <tbody>
                {rowsOf(entries).map((row) => (
                  <tr key={row.id}>
                    <td>{row.on}</td>
                    <td>{row.what}</td>
                    <td>{formatPaise(row.paise)}</td>
                    <td>{formatPaise(row.balance)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </Screen>
    </section>
  )
}
