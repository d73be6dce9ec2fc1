import { createRoot } from 'react-dom/client'
import { Board } from './Board.tsx'
import { mandis } from './mandis.ts'

createRoot(document.getElementById('root')!).render(
  <main>
    <h1>Mandi price board</h1>
    <Board mandis={mandis} />
  </main>,
)
