import { createRoot } from 'react-dom/client'
import { Board } from './Board.tsx'
import './board.css'

createRoot(document.getElementById('root')!).render(<Board />)
