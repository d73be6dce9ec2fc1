import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { PriceList } from './PriceList.tsx'

const client = new QueryClient()

export function App() {
  return (
    <QueryClientProvider client={client}>
      <main>
        <h1>All prices of today</h1>
        <PriceList />
      </main>
    </QueryClientProvider>
  )
}
