// The same API without the holes. The number in each comment is the entry of the OWASP API Security Top 10 (2023).
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'

class Refusal extends Error {
  constructor(status, code) {
    super(code)
    this.status = status
  }
}

async function readJson(req, limit = 10_000) {
  if (Number(req.headers['content-length'] ?? 0) > limit) throw new Refusal(413, 'too_large') // API4
  const chunks = []
  let size = 0
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > limit) throw new Refusal(413, 'too_large')
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}')
  } catch {
    throw new Refusal(400, 'invalid_json')
  }
}

export function startFixedApi(port = 3000) {
  const people = [
    { id: 1, name: 'Asha', phone: '9000000001', role: 'passenger', otp: '0417', notes: 'internal: complained twice' },
    { id: 2, name: 'Bilal', phone: '9000000002', role: 'passenger', otp: '2093', notes: '' },
    { id: 3, name: 'Dev', phone: '9000000003', role: 'staff', otp: '7714', notes: '' },
  ]
  const bookings = [
    { id: 1, personId: 1, train: '90101', berth: 'S1-32' },
    { id: 2, personId: 2, train: '90101', berth: 'S1-33' },
  ]
  const trains = Array.from({ length: 500 }, (_, i) => ({ number: String(90101 + i * 17), name: `Train ${i + 1}` }))
  const holds = []
  const sessions = new Map() // in the real system: hashed, in the database, with an expiry (week 5)
  const attempts = new Map()
  const profile = ({ id, name, phone, role }) => ({ id, name, phone, role }) // API3: say what goes out

  const staffOnly = (me) => {
    if (me.role !== 'staff') throw new Refusal(403, 'forbidden') // API5
  }

  async function handle(req) {
    const url = new URL(req.url, 'http://localhost')
    const [version, thing, id] = url.pathname.split('/').filter(Boolean)
    if (version !== 'v1') throw new Refusal(404, 'not_found') // API9: the old version is gone

    if (thing === 'login' && req.method === 'POST') {
      const { phone, otp } = await readJson(req)
      const count = (attempts.get(phone) ?? 0) + 1
      attempts.set(phone, count)
      if (count > 5) throw new Refusal(429, 'too_many_attempts') // API2 (the real one counts in the database, for 15 minutes)
      const person = people.find((p) => p.phone === phone && p.otp === otp)
      if (!person) throw new Refusal(401, 'phone_or_code_wrong') // API2: one answer for both
      const token = randomBytes(32).toString('base64url') // API2: can't be guessed
      sessions.set(token, person.id)
      return [200, { token }]
    }
    if (thing === 'trains' && req.method === 'GET') {
      const limit = Number(url.searchParams.get('limit') ?? 20)
      if (!Number.isInteger(limit) || limit < 1 || limit > 50) throw new Refusal(400, 'limit_must_be_1_to_50') // API4
      return [200, trains.slice(0, limit)]
    }

    const me = people.find((p) => p.id === sessions.get(req.headers.authorization?.replace('Bearer ', '')))
    if (!me) throw new Refusal(401, 'sign_in_required')
    if (thing === 'me' && req.method === 'GET') return [200, profile(me)]
    if (thing === 'me' && req.method === 'PATCH') {
      const { name, ...rest } = await readJson(req)
      if (Object.keys(rest).length > 0) throw new Refusal(400, 'only_name_can_change') // API3: say what comes in
      if (typeof name !== 'string' || name.length > 60) throw new Refusal(400, 'name_invalid')
      me.name = name
      return [200, profile(me)]
    }
    if (thing === 'bookings' && req.method === 'GET') {
      const booking = bookings.find((b) => b.id === Number(id) && b.personId === me.id) // API1
      if (!booking) throw new Refusal(404, 'not_found')
      return [200, booking]
    }
    if (thing === 'holds' && req.method === 'POST') {
      if (holds.filter((h) => h.personId === me.id).length >= 6) throw new Refusal(409, 'hold_limit_reached') // API6
      if (holds.length >= 72) throw new Refusal(409, 'sold_out')
      const hold = { personId: me.id, berth: `S1-${holds.length + 1}` }
      holds.push(hold)
      return [201, { berth: hold.berth }]
    }
    if (thing === 'admin' && id === 'trains' && req.method === 'DELETE') {
      staffOnly(me)
      return [200, { removed: trains.splice(0, 1) }]
    }
    // API7: POST /v1/photo is gone. The app uploads the file itself (week 8); the server visits no address that a stranger names.
    throw new Refusal(404, 'not_found')
  }

  const server = createServer(async (req, res) => {
    let status = 500
    let body = { code: 'internal_error' } // API8: details go to the log
    try {
      ;[status, body] = await handle(req)
    } catch (error) {
      if (error instanceof Refusal) {
        status = error.status
        body = { code: error.message }
      } else console.error(error)
    }
    const isOpen = !req.complete
    res.writeHead(status, { 'content-type': 'application/json', 'x-content-type-options': 'nosniff', ...(isOpen && { connection: 'close' }) })
    res.end(JSON.stringify(body))
    if (isOpen) setTimeout(() => req.socket.destroy(), 1_000).unref()
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}

if (import.meta.main) {
  await startFixedApi()
  console.log('Fixed API on http://127.0.0.1:3000')
}
