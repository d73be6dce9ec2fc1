// The cooperative's server for your desk. Needs Node.js 20 or newer and nothing else.
//   node server.mjs            answers properly
//   node server.mjs 0.3        stores the entry, but loses 3 of 10 answers (the connection breaks)
//   node server.mjs 0 503      is "down": answers 503 to everything
// PUT /entries/<id>    stores an entry once        GET /entries  shows how many there are
// PUT /decisions/<id>  stores what a person said about an entry: { "decision": "both" or "same", "by": "Anil" }
// GET /changes?after=2 what was stored after change number 2, at most 100 at a time
import { createServer } from 'node:http'

const lose = Number(process.argv[2] ?? 0)
const always = Number(process.argv[3] ?? 0)
const entries = new Map()
const changes = []
const note = (change) => changes.push({ seq: changes.length + 1, ...change })
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
  const address = new URL(request.url, 'http://127.0.0.1')
  if (request.method === 'GET' && address.pathname === '/changes') {
    const after = Number(address.searchParams.get('after') ?? 0)
    if (!Number.isSafeInteger(after) || after < 0) return reply(400, { error: 'after is not a number' })
    return reply(200, { changes: changes.slice(after, after + 100) })
  }
  const [, kind, id] = /^\/(entries|decisions)\/([\w-]{1,64})$/.exec(request.url) ?? []
  if (!id || request.method !== 'PUT') return reply(404, { error: 'not found' })
  let entry
  try { entry = JSON.parse(Buffer.concat(chunks).toString()) } catch { return reply(400, { error: 'not JSON' }) }
  if (kind === 'decisions') {
    if (!['both', 'same'].includes(entry?.decision)) return reply(422, { error: 'decision is neither both nor same' })
    if (!entries.has(id)) return reply(422, { error: 'no entry has this id' })
    const last = changes.findLast((change) => change.kind === 'decision' && change.id === id)
    if (last?.decision !== entry.decision) note({ kind: 'decision', id, decision: entry.decision, by: String(entry.by ?? '') })
    return reply(200, { stored: true })
  }
  const wrong = fault(entry, id)
  if (wrong) return reply(422, { error: wrong })
  const text = JSON.stringify(entry, Object.keys(entry).sort())
  const old = entries.get(id)
  if (old === undefined) {
    entries.set(id, text)
    note({ kind: 'entry', ...entry })
    return reply(201, { stored: true })
  }
  if (old === text) return reply(200, { stored: false })
  return reply(409, { error: 'another entry has this id' })
}).listen(8090, '127.0.0.1', () => console.log('http://127.0.0.1:8090'))
