import { useOptimistic, useState } from 'react'
import { getJson, postJson, Refused } from './api.ts'
import { EntryForm } from './EntryForm.tsx'
import { formatPaise } from './money.ts'
import { type Answer, type NewEntry, shownEntries } from './optimistic.ts'
import { useQuery, useQueryClient } from './query.tsx'
import { Screen } from './Screen.tsx'
import { balanceOf, type Customer, type Entry, rowsOf } from './view.ts'

const none: Entry[] = []
/** As the shop's calendar has it. */
const today = () => new Date().toLocaleDateString('en-CA')

type Props = { customer: Customer; role: 'owner' | 'helper'; onBack: () => void; onSignedOut: () => void }

export function Ledger({ customer, role, onBack, onSignedOut }: Props) {
  const queryKey = ['entries', customer.id]
  const client = useQueryClient()
  const query = useQuery({ queryKey, queryFn: () => getJson<Entry[]>(`/api/customers/${customer.id}/entries`) })
  const [hoped, hope] = useOptimistic(none, (list, entry: Entry) => [...list, entry])
  const [message, setMessage] = useState('')
  const canSettle = role === 'owner'
  const shown = query.data && shownEntries(query.data, hoped)

  async function post(typed: NewEntry): Promise<Answer> {
    const entry: Entry = { ...typed, customerId: customer.id, on: today() }
    hope(entry)
    try {
      await postJson('/api/entries', entry)
    } catch (error) {
      if (error instanceof Refused && error.status === 401) onSignedOut()
      return { ok: false, message: (error as Error).message }
    }
    // The confirmed row must be there before the hoped one goes.
    await client.invalidateQueries({ queryKey })
    return { ok: true }
  }

  async function settle() {
    setMessage('')
    try {
      const { receipt } = await postJson<{ receipt: number }>(`/api/customers/${customer.id}/settle`)
      setMessage(`Settled, receipt ${receipt}`)
      await client.invalidateQueries({ queryKey })
    } catch (error) {
      if (error instanceof Refused && error.status === 401) onSignedOut()
      setMessage((error as Error).message)
    }
  }

  return (
    <section>
      <button onClick={onBack}>All customers</button>
      <h2>{customer.name}</h2>
      <EntryForm canSettle={canSettle} post={post} />
      {canSettle && <button onClick={settle}>Settle</button>}
      <p role="status">{message}</p>
      <Screen query={{ ...query, data: shown }} empty="No entries yet." onSignedOut={onSignedOut}>
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
