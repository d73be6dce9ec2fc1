import { createServer } from 'node:http'

export function createMenu(overrides = {}) {
  const dishes = new Map([
    ['thali', { name: 'Veg thali', paise: 12_000, left: 40, photo: '/photos/thali.webp' }],
    ['dal-rice', { name: 'Dal rice', paise: 8_000, left: 1, photo: '/photos/dal-rice.webp' }],
  ])
  for (const [dish, change] of Object.entries(overrides)) Object.assign(dishes.get(dish), change)
  const taken = new Map() // "dish/order" -> answer; in real life a table with that primary key

  return createServer((request, response) => {
    const answer = (status, body) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const match = /^\/dishes\/([\w-]+)\/portions\/([\w-]+)$/.exec(request.url)
    if (request.url === '/health') return answer(200, { ok: true })
    if (!match || request.method !== 'PUT') return answer(404, { reason: 'no-such-path' })
    const [, dish, order] = match
    const key = `${dish}/${order}`
    if (taken.has(key)) return answer(200, taken.get(key))
    const found = dishes.get(dish)
    if (!found) return answer(404, { reason: 'unknown-dish' })
    if (found.left === 0) return answer(409, { reason: 'sold-out', dishName: found.name })
    found.left -= 1
    taken.set(key, { dishName: found.name, paise: found.paise, photo: found.photo, left: found.left })
    answer(200, taken.get(key))
  })
}
export const listen = (server, port = 0) =>
  new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(`http://127.0.0.1:${server.address().port}`)))

if (process.argv[1] === import.meta.filename) console.log('menu on', await listen(createMenu(), Number(process.env.PORT ?? 4001)))
