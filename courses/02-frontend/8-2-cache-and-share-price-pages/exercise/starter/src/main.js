import { readFileSync } from 'node:fs'
import { createPriceServer } from './server.js'

const data = JSON.parse(readFileSync(new URL('../prices.json', import.meta.url), 'utf8'))
const port = Number(process.env.PORT ?? 8080)
createPriceServer(data).listen(port, '127.0.0.1', () => console.log(`http://localhost:${port}`))
