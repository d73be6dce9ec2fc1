import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type Customer = { id: string; name: string }
type Entry = { id: string; customerId: string; kind: 'credit' | 'payment'; paise: number; note: string; on: string }

const limitBytes = 1_000_000

/** An error with the status that the client shall see. */
class HttpError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const customers: Customer[] = [
  { id: 'c1', name: 'Savitri Devi' },
  { id: 'c2', name: 'Abdul Rehman' },
  { id: 'c3', name: 'Pushpa Kumbhar' },
]
const entries: Entry[] = []

function send(response: ServerResponse, status: number, data: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(data))
}

/** Collects the body chunk by chunk, and stops as soon as it is too large. */
function readText(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > limitBytes) {
        request.pause()
        reject(new HttpError(413, 'The body is larger than 1 MB.'))
      } else chunks.push(chunk)
    })
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    request.on('error', reject)
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, "The body isn't valid JSON.")
  }
}

function readEntry(data: unknown): Entry {
  if (typeof data !== 'object' || data === null) throw new HttpError(400, 'Send an object.')
  const fields: Record<string, unknown> = { ...data }
  const { customerId, kind, paise, note, on } = fields
  if (typeof customerId !== 'string') throw new HttpError(400, 'customerId: is missing.')
  if (!customers.some(({ id }) => id === customerId)) throw new HttpError(404, `There is no customer ${customerId}.`)
  if (kind !== 'credit' && kind !== 'payment') throw new HttpError(400, 'kind: must be credit or payment.')
  if (typeof paise !== 'number' || !Number.isSafeInteger(paise) || paise <= 0) {
    throw new HttpError(400, 'paise: must be a whole number above 0.')
  }
  if (typeof note !== 'string') throw new HttpError(400, 'note: must be text.')
  if (typeof on !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(on)) throw new HttpError(400, 'on: write the date as 2026-04-07.')
  return { id: crypto.randomUUID(), customerId, kind, paise, note, on }
}

const balance = (customerId: string): number =>
  entries
    .filter((entry) => entry.customerId === customerId)
    .reduce((sum, { kind, paise }) => sum + (kind === 'credit' ? paise : -paise), 0)

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(`http://localhost${request.url ?? '/'}`)
  if (pathname === '/customers') {
    if (request.method !== 'GET') throw new HttpError(405, 'Use GET.')
    const list = customers.map((customer) => ({ ...customer, paise: balance(customer.id) }))
    return send(response, 200, list)
  }
  if (pathname === '/entries') {
    if (request.method !== 'POST') throw new HttpError(405, 'Use POST.')
    const entry = readEntry(parseJson(await readText(request)))
    entries.push(entry)
    return send(response, 201, entry)
  }
  throw new HttpError(404, `There is nothing at ${pathname}.`)
}

const server = createServer(async (request, response) => {
  const start = performance.now()
  try {
    await handle(request, response)
  } catch (error) {
    const known = error instanceof HttpError
    if (!known) console.error(error)
    // After an unread body the connection can't be used again.
    if (known && error.status === 413) response.setHeader('connection', 'close')
    send(response, known ? error.status : 500, { message: known ? error.message : 'Something went wrong.' })
  } finally {
    console.log(request.method, request.url, response.statusCode, `${Math.round(performance.now() - start)} ms`)
  }
})

const port = Number(process.env['PORT'] ?? 3000)
server.listen(port, '127.0.0.1', () => console.log(`Listening on http://localhost:${port}`))
