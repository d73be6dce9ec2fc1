import { useOptimistic } from 'react'
import { getJson } from './api.ts'
import { EntryForm } from './EntryForm.tsx'
import { formatPaise } from './money.ts'
import { type Answer, type NewEntry, shownEntries } from './optimistic.ts'
import { useQuery, useQueryClient } from './query.tsx'
import { Screen } from './Screen.tsx'
import { balanceOf, type Customer, type Entry, rowsOf } from './view.ts'

const none: Entry[] = []
/** As the shop's calendar has it. */
const today = () => new Date().toLocaleDateString('en-CA')

export function Ledger({ customer, onBack }: { customer: Customer; onBack: () => void }) {
  const queryKey = ['entries', customer.id]
  const client = useQueryClient()
  const query = useQuery({ queryKey, queryFn: () => getJson<Entry[]>(`/api/customers/${customer.id}/entries`) })
  const [hoped, hope] = useOptimistic(none, (list, entry: Entry) => [...list, entry])
  const shown = query.data && shownEntries(query.data, hoped)

  async function post(typed: NewEntry): Promise<Answer> {
    const entry: Entry = { ...typed, customerId: customer.id, on: today() }
    hope(entry)
    const headers = { 'content-type': 'application/json' }
    const response = await fetch('/api/entries', { method: 'POST', headers, body: JSON.stringify(entry) })
    if (!response.ok) return { ok: false, message: (await response.json()).message }
    // The confirmed row must be there before the hoped one goes.
    await client.invalidateQueries({ queryKey })
    return { ok: true }
  }

  return (
    <section>
      <button onClick={onBack}>All customers</button>
      <h2>{customer.name}</h2>
      <EntryForm post={post} />
      <Screen query={{ ...query, data: shown }} empty="No entries yet.">
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
                    <td>
                      {row.what}
                      {row.sending && ' (saving…)'}
                    </td>
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
