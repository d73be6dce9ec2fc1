// GET /api/prices?after=ID&limit=20 for development. Add pricesApi() to the plugins in vite.config.ts.
// It has 240 prices, needs 0.6 seconds, and every fourth request fails with 503.
import type { Plugin } from 'vite'

const crops = ['Onion', 'Tomato', 'Wheat', 'Soybean', 'Garlic', 'Potato']
const mandis = ['Lasalgaon', 'Indore (Chhawni)', 'Kolar', 'Azadpur', 'Unjha', 'Guntur', 'Khanna', 'Gondal']
const prices = Array.from({ length: 240 }, (_, at) => ({
  id: at + 1,
  mandi: mandis[at % mandis.length],
  crop: crops[Math.floor(at / mandis.length) % crops.length],
  usual: 900 + ((at * 137) % 4000),
}))

export function pricesApi(): Plugin {
  let requests = 0
  return {
    name: 'prices-api',
    configureServer(server) {
      server.middlewares.use('/api/prices', (request, response) => {
        const params = new URL(request.originalUrl ?? '/', 'http://localhost').searchParams
        const after = Number(params.get('after') ?? 0)
        const limit = Math.min(Number(params.get('limit') ?? 20), 50)
        requests += 1
        const isBroken = requests % 4 === 0
        setTimeout(() => {
          const items = prices.filter((price) => price.id > after).slice(0, limit)
          const last = items.at(-1)
          const next = last && last.id < prices.length ? String(last.id) : null
          response.statusCode = isBroken ? 503 : 200
          response.setHeader('content-type', 'application/json')
          response.end(JSON.stringify(isBroken ? { message: 'Busy' } : { items, next }))
        }, 600)
      })
    },
  }
}
