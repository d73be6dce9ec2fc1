import { useState } from 'react'
import type { Customer } from './api.ts'
import { CustomerList } from './CustomerList.tsx'
import { Ledger } from './Ledger.tsx'

export function App() {
  const [selected, setSelected] = useState<Customer | null>(null)
  return (
    <main>
      <h1>Sharma Kirana</h1>
      {selected ? (
        <>
          <button onClick={() => setSelected(null)}>All customers</button>
          <Ledger customer={selected} />
        </>
      ) : (
        <CustomerList onSelect={setSelected} />
      )}
    </main>
  )
}
