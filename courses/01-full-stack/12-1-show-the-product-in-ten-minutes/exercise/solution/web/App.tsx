import { useState } from 'react'
import { getJson, postJson, Refused } from './api.ts'
import { CustomerList } from './CustomerList.tsx'
import { Ledger } from './Ledger.tsx'
import { useQuery } from './query.tsx'
import { SignIn } from './SignIn.tsx'
import type { Customer, Person } from './view.ts'

export function App() {
  const me = useQuery({ queryKey: ['me'], queryFn: () => getJson<Person>('/api/me') })
  const [open, setOpen] = useState<Customer | null>(null)

  async function signOut() {
    await postJson('/api/logout').catch(() => null)
    setOpen(null)
    await me.refetch()
  }

  if (me.error instanceof Refused && me.error.status === 401) {
    return (
      <main>
        <h1>Ledger</h1>
        <SignIn />
      </main>
    )
  }
  return (
    <main>
      <h1>Ledger</h1>
      {me.error && (
        <p role="alert">
          {me.error.message} <button onClick={() => me.refetch()}>Try again</button>
        </p>
      )}
      {me.isPending && <p role="status">Loading…</p>}
      {me.data && !me.error && (
        <>
          <p>
            {me.data.name} <button onClick={signOut}>Sign out</button>
          </p>
          {open ? (
            <Ledger customer={open} role={me.data.role} onBack={() => setOpen(null)} onSignedOut={() => me.refetch()} />
          ) : (
            <CustomerList onSelect={setOpen} onSignedOut={() => me.refetch()} />
          )}
        </>
      )}
    </main>
  )
}
