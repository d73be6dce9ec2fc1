import { useQuery } from './query.tsx'

export function App() {
  // TODO: sign in; customers and total; one ledger with the quick entry; settle for the owner. You have most of it in week 6.
  const { error } = useQuery({
    queryKey: ['me'],
    queryFn: async () => {
      const response = await fetch('/api/me')
      if (!response.ok) throw new Error(`The server answered ${response.status}.`)
      return response.json()
    },
  })
  return (
    <main>
      <h1>Ledger</h1>
      {error && <p role="alert">{error.message}</p>}
    </main>
  )
}
