import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { QueryClient, QueryClientProvider } from './query.tsx'

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={new QueryClient()}>
    <App />
  </QueryClientProvider>,
)
