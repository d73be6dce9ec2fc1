import { useQuery } from '@tanstack/react-query'
import { balanceOf, entriesKey, screenOf } from '../view.ts'
import { formatPaise, getEntries, type Customer, type Entry } from './api.ts'
import { Failed } from './Failed.tsx'

export function Ledger({ customer }: { customer: Customer }) {
  const query = useQuery({ queryKey: entriesKey(customer.id), queryFn: () => getEntries(customer.id) })
  const screen = screenOf<Entry>(query)
  return (
    <section>
      <h2>{customer.name}</h2>
      {screen.state === 'loading' ? (
        <p role="status">Loading the entries…</p>
      ) : screen.state === 'failed' ? (
        <Failed error={new Error(screen.message)} onRetry={() => void query.refetch()} />
      ) : screen.state === 'empty' ? (
        <p>No entries yet.</p>
      ) : (
        <EntryTable entries={screen.items} />
      )}
    </section>
  )
}

const signed = ({ kind, paise }: Entry): number => (kind === 'credit' ? paise : -paise)

function EntryTable({ entries }: { entries: readonly Entry[] }) {
  // The balance isn't state: it is computed from the entries each time.
  const balance = balanceOf(entries)
  return (
    <>
      <p>Owes {formatPaise(balance)}</p>
      <table>
        <caption>Entries, oldest first</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">What</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td>{entry.on}</td>
              <td>{entry.note}</td>
              <td>{formatPaise(signed(entry))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
