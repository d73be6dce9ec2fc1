import { useQuery } from '@tanstack/react-query'
import { formatPaise, getEntries, type Customer, type Entry } from './api.ts'
import { Failed } from './Failed.tsx'

export function Ledger({ customer }: { customer: Customer }) {
  const { data: entries, isPending, isError, error, refetch } = useQuery({
    queryKey: ['entries', customer.id],
    queryFn: () => getEntries(customer.id),
  })
  return (
    <section>
      <h2>{customer.name}</h2>
      {isPending ? (
        <p role="status">Loading the entries…</p>
      ) : isError ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : entries.length === 0 ? (
        <p>No entries yet.</p>
      ) : (
        <EntryTable entries={entries} />
      )}
    </section>
  )
}

const signed = ({ kind, paise }: Entry): number => (kind === 'credit' ? paise : -paise)

function EntryTable({ entries }: { entries: Entry[] }) {
  // The balance isn't state: it is computed from the entries each time.
  const balance = entries.reduce((sum, entry) => sum + signed(entry), 0)
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
