// The cooperative's server for your desk. Needs Node.js 20 or newer and nothing else.
//   node server.mjs            answers properly
//   node server.mjs 0.3        stores the entry, but loses 3 of 10 answers (the connection breaks)
//   node server.mjs 0 503      is "down": answers 503 to everything
// PUT /entries/<id>  stores an entry once     GET /entries  shows how many there are
import { createServer } from 'node:http'

const lose = Number(process.argv[2] ?? 0)
const always = Number(process.argv[3] ?? 0)
const entries = new Map()
let requests = 0
let seed = 7
const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647

function fault(entry, id) {
  if (typeof entry !== 'object' || entry === null) return 'not an object'
  if (entry.id !== id) return 'the id in the path and in the entry differ'
  for (const key of ['member', 'ml', 'fatTenths', 'paise', 'createdAt']) if (!Number.isSafeInteger(entry[key])) return `${key} is not a whole number`
  if (entry.member < 1 || entry.ml < 1) return 'member and ml must be above 0'
  if (!/^\d{4}-\d{2}-\d{2}$/.test(entry.day ?? '')) return 'day is not a date'
  return null
}

createServer(async (request, response) => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const reply = (status, body) => {
    const line = `${++requests} ${request.method} ${request.url} ${status}`
    if (request.method === 'PUT' && random() < lose) {
      console.log(`${line}, but the answer was lost`)
      return response.destroy()
    }
    console.log(line)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  if (always) return reply(always, { error: 'down' })
  if (request.method === 'GET' && request.url === '/entries') {
    const all = [...entries.values()].map((text) => JSON.parse(text))
    return reply(200, { entries: all.length, paise: all.reduce((sum, entry) => sum + entry.paise, 0) })
  }
  const id = /^\/entries\/([\w-]{1,64})$/.exec(request.url)?.[1]
  if (!id || request.method !== 'PUT') return reply(404, { error: 'not found' })
  let entry
  try { entry = JSON.parse(Buffer.concat(chunks).toString()) } catch { return reply(400, { error: 'not JSON' }) }
  const wrong = fault(entry, id)
  if (wrong) return reply(422, { error: wrong })
  const text = JSON.stringify(entry, Object.keys(entry).sort())
  const old = entries.get(id)
  if (old === undefined) { entries.set(id, text); return reply(201, { stored: true }) }
  if (old === text) return reply(200, { stored: false })
  return reply(409, { error: 'another entry has this id' })
}).listen(8090, '127.0.0.1', () => console.log('http://127.0.0.1:8090'))
