export type Answer = { status: number; body: unknown }

type Customer = { id: string; name: string }
type Entry = { id: string; customerId: string; kind: 'credit' | 'payment'; paise: number; note: string; on: string }

/** An error with the status that the client shall see. */
export class HttpError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const customers: readonly Customer[] = [
  { id: 'c1', name: 'Savitri Devi' },
  { id: 'c2', name: 'Abdul Rehman' },
  { id: 'c3', name: 'Pushpa Kumbhar' },
]

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, "The body isn't valid JSON.")
  }
}

function readEntry(data: unknown): Omit<Entry, 'id'> {
  if (typeof data !== 'object' || data === null) throw new HttpError(400, 'Send an object.')
  const fields: Record<string, unknown> = { ...data }
  const { customerId, kind, paise, note, on } = fields
  if (typeof customerId !== 'string') throw new HttpError(400, 'customerId: is missing.')
  if (kind !== 'credit' && kind !== 'payment') throw new HttpError(400, 'kind: must be credit or payment.')
  if (typeof paise !== 'number' || !Number.isSafeInteger(paise) || paise <= 0) {
    throw new HttpError(400, 'paise: must be a whole number above 0.')
  }
  if (typeof note !== 'string') throw new HttpError(400, 'note: must be text.')
  if (typeof on !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(on)) throw new HttpError(400, 'on: write the date as 2026-04-07.')
  if (!customers.some(({ id }) => id === customerId)) throw new HttpError(404, `There is no customer ${customerId}.`)
  return { customerId, kind, paise, note, on }
}

/** The ledger behind the server. It knows nothing of sockets, so that it can be tried without one. */
export function createApi({ newId }: { newId: () => string }) {
  const entries: Entry[] = []

  const balance = (customerId: string): number =>
    entries
      .filter((entry) => entry.customerId === customerId)
      .reduce((sum, { kind, paise }) => sum + (kind === 'credit' ? paise : -paise), 0)

  const routes: Record<string, Record<string, (text: string) => Answer>> = {
    '/customers': {
      GET: () => ({ status: 200, body: customers.map((customer) => ({ ...customer, paise: balance(customer.id) })) }),
    },
    '/entries': {
      POST: (text) => {
        const entry: Entry = { id: newId(), ...readEntry(parseJson(text)) }
        entries.push(entry)
        return { status: 201, body: entry }
      },
    },
  }

  return {
    /** The answer to one request. It never throws: every error becomes a status and a message. */
    answer(method: string, url: string, text: string): Answer {
      try {
        const { pathname } = new URL(`http://localhost${url}`)
        const route = routes[pathname]
        if (!route) throw new HttpError(404, `There is nothing at ${pathname}.`)
        const act = route[method]
        if (!act) throw new HttpError(405, `Use ${Object.keys(route).join(' or ')}.`)
        return act(text)
      } catch (error) {
        if (error instanceof HttpError) return { status: error.status, body: { message: error.message } }
        console.error(error)
        return { status: 500, body: { message: 'Something went wrong.' } }
      }
    },
  }
}
