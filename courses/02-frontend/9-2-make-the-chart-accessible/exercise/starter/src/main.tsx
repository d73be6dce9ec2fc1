import { createRoot } from 'react-dom/client'
import { parseSeason } from './chart-math.ts'
import { onions } from './onions.ts'
import { Season } from './Season.tsx'
import './season.css'

createRoot(document.getElementById('root')!).render(
  <main>
    <h1>Onion season</h1>
    <Season crop="Onion" weeks={parseSeason(onions)} />
  </main>,
)
