import { StrictMode, Suspense } from 'react'
import { Board } from './Board.tsx'
import type { PriceFile } from './types.ts'

// Created once, outside of the components: the same promise for every render.
const prices: Promise<PriceFile> = fetch('/prices.json').then((response) => {
  if (!response.ok) throw new Error(`prices.json: ${response.status}`)
  return response.json()
})

export function App() {
  return (
    <StrictMode>
      <main>
        <h1>Mandi price board</h1>
        <Suspense fallback={<p>Loading prices…</p>}>
          <Board prices={prices} />
        </Suspense>
      </main>
    </StrictMode>
  )
}
