// A small ledger API for the React weeks, without packages: node api.mjs, then http://localhost:3001/api/customers
// SLOW=2000 node api.mjs   every answer takes two seconds
// FAIL=1 node api.mjs      every answer is a 500
// EMPTY=1 node api.mjs     no customers and no entries
import { createServer } from 'node:http'

const slow = Number(process.env.SLOW ?? 0)
const fail = process.env.FAIL === '1'
const empty = process.env.EMPTY === '1'
const port = Number(process.env.PORT ?? 3001)

const customers = empty
  ? []
  : [
      { id: 'c1', name: 'Savitri Devi' },
      { id: 'c2', name: 'Abdul Rehman' },
      { id: 'c3', name: 'Pushpa Kumbhar' },
      { id: 'c4', name: 'Master Anthony D’Souza' },
      { id: 'c5', name: 'Lakshmi Venkataramana Subrahmanyam' },
      { id: 'c6', name: 'Ravi Nishad' },
    ]
const rows = [
  ['c1', 'credit', 31200, 'Atta 5 kg, salt', '2026-04-01'],
  ['c2', 'credit', 18950, 'Mustard oil 1 l', '2026-04-01'],
  ['c1', 'payment', 20000, 'Paid in cash', '2026-04-02'],
  ['c3', 'credit', 104200, 'Rice 10 kg, dal 2 kg', '2026-04-02'],
  ['c4', 'credit', 4000, 'Biscuits', '2026-04-03'],
  ['c2', 'credit', 9600, 'Tea 250 g', '2026-04-03'],
  ['c3', 'payment', 50000, 'Paid by UPI 609312847755', '2026-04-04'],
  ['c1', 'credit', 13200, 'Soap 4 pieces', '2026-04-05'],
  ['c2', 'payment', 28550, 'Paid by UPI 609588120034', '2026-04-06'],
  ['c5', 'credit', 17400, 'Jaggery 1 kg, coconut 2', '2026-04-06'],
  ['c4', 'payment', 4000, 'Paid in cash', '2026-04-07'],
  ['c3', 'credit', 11800, 'Detergent 1 kg', '2026-04-07'],
]
const entries = new Map(
  (empty ? [] : rows).map(([customerId, kind, paise, note, on], index) => {
    const id = `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`
    return [id, { id, customerId, kind, paise, note, on }]
  }),
)

const balance = (customerId) =>
  [...entries.values()]
    .filter((entry) => entry.customerId === customerId)
    .reduce((sum, { kind, paise }) => sum + (kind === 'credit' ? paise : -paise), 0)

const problem = (status, code, message, field = null) => [status, { code, message, field }]

function addEntry(text) {
  let data
  try {
    data = JSON.parse(text)
  } catch {
    return problem(400, 'bad_json', "The body isn't valid JSON.")
  }
  const { id, customerId, kind, paise, note, on } = data ?? {}
  if (typeof id !== 'string' || id === '') return problem(400, 'invalid', 'The id is missing.', 'id')
  if (!customers.some((one) => one.id === customerId)) return problem(404, 'unknown_customer', 'There is no such customer.', 'customerId')
  if (kind !== 'credit' && kind !== 'payment') return problem(400, 'invalid', 'Choose took or paid.', 'kind')
  if (!Number.isSafeInteger(paise) || paise <= 0) return problem(400, 'invalid', 'Enter an amount above 0.', 'paise')
  if (paise > 500000) return problem(400, 'too_much', 'One entry can be at most ₹5,000.', 'paise')
  if (typeof note !== 'string' || typeof on !== 'string') return problem(400, 'invalid', 'Note or date is missing.', 'note')
  const entry = { id, customerId, kind, paise, note, on }
  const existing = entries.get(id)
  if (existing) {
    return JSON.stringify(existing) === JSON.stringify(entry) ? [200, existing] : problem(409, 'id_taken', 'Another entry has this id.', 'id')
  }
  entries.set(id, entry)
  return [201, entry]
}

function answer(method, path, text) {
  if (fail) return problem(500, 'internal', 'Something went wrong.')
  if (method === 'GET' && path === '/api/customers') return [200, customers.map((one) => ({ ...one, paise: balance(one.id) }))]
  const [, customerId] = /^\/api\/customers\/(\w+)\/entries$/.exec(path) ?? []
  if (method === 'GET' && customerId) return [200, [...entries.values()].filter((entry) => entry.customerId === customerId)]
  if (method === 'POST' && path === '/api/entries') return addEntry(text)
  return problem(404, 'not_found', `There is nothing at ${path}.`)
}

createServer(async (request, response) => {
  let text = ''
  request.setEncoding('utf8')
  try {
    for await (const chunk of request) text += chunk
  } catch {
    return // the visitor has gone
  }
  await new Promise((resolve) => setTimeout(resolve, slow))
  const [status, data] = answer(request.method, new URL(request.url, 'http://localhost').pathname, text)
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(data))
  console.log(request.method, request.url, status)
}).listen(port, '127.0.0.1', () => console.log(`API on http://localhost:${port}/api/customers`))
