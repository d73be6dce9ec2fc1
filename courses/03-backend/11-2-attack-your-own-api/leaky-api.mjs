// A seat finder with at least eight holes. FOR PRACTICE ON YOUR OWN COMPUTER ONLY: it listens on 127.0.0.1.
//   node leaky-api.mjs
// People: 1 Asha and 2 Bilal (passengers), 3 Dev (staff). Sign in: POST /v1/login {"phone":"9000000001","otp":"0417"}
// Asha's one-time password is 0417, Bilal's 2093. Dev's is secret; you don't need it.
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

export function startLeakyApi(port = 3000) {
  const people = [
    { id: 1, name: 'Asha', phone: '9000000001', role: 'passenger', otp: '0417', notes: 'internal: complained twice' },
    { id: 2, name: 'Bilal', phone: '9000000002', role: 'passenger', otp: '2093', notes: '' },
    { id: 3, name: 'Dev', phone: '9000000003', role: 'staff', otp: '7714', notes: '' },
  ]
  const bookings = [
    { id: 1, personId: 1, train: '90101', berth: 'S1-32', phone: '9000000001' },
    { id: 2, personId: 2, train: '90101', berth: 'S1-33', phone: '9000000002' },
  ]
  const trains = Array.from({ length: 500 }, (_, i) => ({ number: String(90101 + i * 17), name: `Train ${i + 1}` }))
  const holds = []
  const berths = 72

  const server = createServer(async (req, res) => {
    const url = new URL(req.url, 'http://localhost')
    const send = (status, body) =>
      res.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' }).end(JSON.stringify(body))
    try {
      const me = people.find((p) => `token-${p.id}` === req.headers.authorization?.replace('Bearer ', ''))
      const [version, thing, id] = url.pathname.split('/').filter(Boolean)
      const body = ['POST', 'PATCH'].includes(req.method) ? await json(req) : null

      if (version === 'v0' && thing === 'bookings') return send(200, bookings) // the old app needed this
      if (version !== 'v1') return send(404, { error: 'not found' })

      if (thing === 'login') {
        const person = people.find((p) => p.phone === body.phone)
        if (!person) return send(404, { error: `no account with the phone ${body.phone}` })
        if (person.otp !== body.otp) return send(401, { error: 'wrong one-time password' })
        return send(200, { token: `token-${person.id}` })
      }
      if (thing === 'trains' && req.method === 'GET') {
        const limit = Number(url.searchParams.get('limit') ?? 20)
        return send(200, Array.from({ length: limit }, (_, i) => trains[i % trains.length]))
      }
      if (!me) return send(401, { error: 'sign in' })
      if (thing === 'me' && req.method === 'GET') return send(200, me)
      if (thing === 'me' && req.method === 'PATCH') return send(200, Object.assign(me, body))
      if (thing === 'bookings' && req.method === 'GET') return send(200, bookings.find((b) => b.id === Number(id)).valueOf())
      if (thing === 'holds' && req.method === 'POST') {
        if (holds.length >= berths) return send(409, { error: 'sold out' })
        return send(201, holds[holds.push({ personId: me.id, berth: `S1-${holds.length + 1}` }) - 1])
      }
      if (thing === 'admin' && id === 'trains' && req.method === 'DELETE') return send(200, { removed: trains.splice(0, 1) })
      if (thing === 'photo' && req.method === 'POST') {
        const picture = await fetch(body.url) // the app sends a link to the photo
        return send(200, { bytes: (await picture.text()).length, status: picture.status })
      }
      send(404, { error: 'not found' })
    } catch (error) {
      send(500, { error: error.message, stack: error.stack })
    }
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}

if (import.meta.main) {
  await startLeakyApi()
  console.log('Leaky API on http://127.0.0.1:3000')
}
