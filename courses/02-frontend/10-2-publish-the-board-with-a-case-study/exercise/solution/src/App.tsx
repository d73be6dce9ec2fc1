import { Suspense } from 'react'
import { Board } from './Board.tsx'
import { addressOf } from './site.ts'
import type { PriceFile } from './types.ts'

// Made once, outside of the components. It never fails: null means "not loaded".
const prices: Promise<PriceFile | null> = fetch(addressOf('prices.json'))
  .then((response) => (response.ok ? response.json() : null))
  .catch(() => null)

export function App() {
  return (
    <main>
      <h1>Mandi price board</h1>
      <Suspense fallback={<p>Loading prices…</p>}>
        <Board prices={prices} />
      </Suspense>
    </main>
  )
}
