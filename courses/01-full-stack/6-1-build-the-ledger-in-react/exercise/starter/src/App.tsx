import { CustomerList } from './CustomerList.tsx'

export function App() {
  // TODO: which customer is open is the only state
  return (
    <main>
      <h1>Counter</h1>
      <CustomerList onSelect={() => {}} />
    </main>
  )
}
