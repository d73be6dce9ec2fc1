import { createRoot } from 'react-dom/client'
import { parseSeason } from './chart-math.ts'
import { SeasonChart } from './chart.tsx'
import { seasons } from './seasons.ts'
import './season.css'

const name = new URLSearchParams(window.location.search).get('season') ?? 'onion'

createRoot(document.getElementById('root')!).render(
  <main>
    <h1>Onion season</h1>
    <SeasonChart weeks={parseSeason(seasons[name] ?? '')} />
  </main>,
)
