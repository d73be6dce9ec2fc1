import { createRoot } from 'react-dom/client'
import { Alerts } from './Alerts.tsx'
import './alerts.css'

createRoot(document.getElementById('root')!).render(
  <main>
    <h1>Mandi price board</h1>
    <Alerts crops={['Onion', 'Tomato', 'Wheat']} />
  </main>,
)
