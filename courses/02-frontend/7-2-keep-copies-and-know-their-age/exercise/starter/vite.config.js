import { defineConfig } from 'vite'

// A server for trying: three mandis, and reported prices until it is stopped.
const prices = { kolar: { Tomato: 1333 }, indore: { Onion: 1510 }, kota: { Onion: 1620, Tomato: 1180 } }

const api = {
  name: 'prices-api',
  configureServer(server) {
    server.middlewares.use('/api/prices', async (request, response) => {
      if (request.method === 'POST') {
        let text = ''
        for await (const part of request) text += part
        const { mandi, crop, usual } = JSON.parse(text)
        prices[mandi][crop] = usual
        return response.writeHead(204).end()
      }
      const { searchParams } = new URL(request.url, 'http://localhost')
      const all = Object.entries(prices[searchParams.get('mandi')] ?? {}).map(([crop, usual]) => ({ crop, usual }))
      const wanted = searchParams.get('crop')
      const found = all.filter(({ crop }) => wanted === null || crop === wanted)
      setTimeout(() => response.setHeader('content-type', 'application/json').end(JSON.stringify(found)), 700)
    })
  },
}

export default defineConfig({ plugins: [api] })
