import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // The page asks its own address; Vite passes /api on to the ledger's API.
  server: { proxy: { '/api': 'http://localhost:3001' } },
})
