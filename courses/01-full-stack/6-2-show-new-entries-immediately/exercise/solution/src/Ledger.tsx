import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useOptimistic } from 'react'
import { formatPaise, getEntries, postEntry, type Customer, type Entry } from './api.ts'
import { Failed } from './Failed.tsx'
import { QuickEntry } from './QuickEntry.tsx'

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
      ) : (
        <LoadedLedger customerId={customer.id} entries={entries} />
      )}
    </section>
  )
}

type ShownEntry = Entry & { sending?: boolean }

function LoadedLedger({ customerId, entries }: { customerId: string; entries: Entry[] }) {
  const queryClient = useQueryClient()
  const [shown, showNow] = useOptimistic<ShownEntry[], Entry>(entries, (current, entry) =>
    // After the reload the entry is in the list already; its id tells.
    current.some(({ id }) => id === entry.id) ? current : [...current, { ...entry, sending: true }],
  )

  async function add(entry: Entry): Promise<void> {
    showNow(entry)
    await postEntry(entry)
    // The action ends only when the new list is here. So the row never disappears in between.
    await queryClient.invalidateQueries({ queryKey: ['entries', customerId] })
    void queryClient.invalidateQueries({ queryKey: ['customers'] })
  }

  return (
    <>
      <QuickEntry customerId={customerId} onAdd={add} />
      {shown.length === 0 ? <p>No entries yet.</p> : <EntryTable entries={shown} />}
    </>
  )
}

const signed = ({ kind, paise }: Entry): number => (kind === 'credit' ? paise : -paise)

function EntryTable({ entries }: { entries: ShownEntry[] }) {
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
              <td>
                {entry.note}
                {entry.sending ? ' (saving…)' : ''}
              </td>
              <td>{formatPaise(signed(entry))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
