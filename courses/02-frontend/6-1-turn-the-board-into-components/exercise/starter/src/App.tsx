import { StrictMode } from 'react'
import { Board } from './Board.tsx'
import prices from './prices.json'

export function App() {
  return (
    <StrictMode>
      <main>
        <h1>Mandi price board</h1>
        <Board mandis={prices.mandis} />
      </main>
    </StrictMode>
  )
}
