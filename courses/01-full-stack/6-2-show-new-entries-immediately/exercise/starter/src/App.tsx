import { useState } from 'react'
import { CustomerList } from './CustomerList.tsx'
import { Ledger } from './Ledger.tsx'
import type { Customer } from './view.ts'

export function App() {
  const [open, setOpen] = useState<Customer | null>(null)
  return (
    <main>
      <h1>Counter</h1>
      {open ? <Ledger customer={open} onBack={() => setOpen(null)} /> : <CustomerList onSelect={setOpen} />}
    </main>
  )
}
