// A price-alert API for development. Add fakeApi() to the plugins in vite.config.ts.
// The price decides what happens: 1111 is refused, 2222 breaks, 3333 never answers.
import type { Plugin } from 'vite'

export function fakeApi(): Plugin {
  let nextId = 1
  return {
    name: 'fake-api',
    configureServer(server) {
      server.middlewares.use('/alerts', (request, response) => {
        let body = ''
        request.on('data', (part) => (body += part))
        request.on('end', () => {
          const send = (status: number, value: unknown) => {
            response.statusCode = status
            response.setHeader('content-type', 'application/json')
            response.end(JSON.stringify(value))
          }
          const alert = JSON.parse(body || '{}')
          if (alert.price === 3333) return
          setTimeout(() => {
            if (alert.price === 1111) send(422, { message: 'You already follow five crops.' })
            else if (alert.price === 2222) send(500, { message: 'Internal error' })
            else send(201, { id: String(nextId++), ...alert })
          }, 1200)
        })
      })
    },
  }
}
