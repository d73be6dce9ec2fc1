export type Answer = { status: number; body: unknown }

/** An error with the status that the client shall see. */
export class HttpError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const customers = [
  { id: 'c1', name: 'Savitri Devi' },
  { id: 'c2', name: 'Abdul Rehman' },
  { id: 'c3', name: 'Pushpa Kumbhar' },
]

/** The ledger behind the server. newId makes the id of a new entry. */
export function createApi({ newId }: { newId: () => string }) {
  return {
    /** The answer to one request: method, address and the text of the body. */
    answer(method: string, url: string, text: string): Answer {
      return { status: 200, body: customers }
    },
  }
}

const api = createApi({ newId: () => crypto.randomUUID() })
console.log(api.answer('GET', '/customers', ''))
console.log(api.answer('GET', '/bills', ''))
