export type Item = { id: string; paise: number; quantity: number }
export type Draft = { customer: string; items: readonly Item[] }
export type Order = { key: string; customer: string; items: readonly Item[]; paise: number }

type Storage = { getItem(name: string): string | null; setItem(name: string, text: string): void }
type Options = { storage: Storage; send: (order: Order) => Promise<void> }

const place = 'order-book'

/** Orders that wait for the network. Nothing is lost, and nothing is sent twice. */
export function createOrderBook({ storage, send }: Options) {
  const stored = load(storage)
  let waiting: readonly Order[] = stored.orders
  let running: Promise<{ sent: number; left: number }> | null = null

  function change(orders: readonly Order[]): void {
    waiting = orders
    try {
      storage.setItem(place, JSON.stringify(orders))
    } catch {
      // Full or blocked: the order stays in memory, which is better than refusing it.
    }
  }

  async function sendAll(): Promise<{ sent: number; left: number }> {
    let sent = 0
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const { key } = next
      try {
        await send(copyOf(next))
      } catch {
        break
      }
      // Only now: the server has confirmed it. Others may have been added meanwhile.
      change(waiting.filter((order) => order.key !== key))
      sent += 1
    }
    return { sent, left: waiting.length }
  }

  return {
    /** Stores an order with a key of its own and returns it. Throws if the draft is wrong. */
    add(draft: Draft): Order {
      const order = { key: crypto.randomUUID(), ...parseDraft(draft) }
      change([...waiting, order])
      return copyOf(order)
    },
    /** The orders that wait, oldest first. */
    pending: (): Order[] => waiting.map(copyOf),
    /** Sends the waiting orders in their order, until one fails. A call while it runs joins it. */
    flush(): Promise<{ sent: number; left: number }> {
      running ??= sendAll().finally(() => (running = null))
      return running
    },
    /** How many stored entries could not be read. */
    unreadable: (): number => stored.unreadable,
  }
}

const copyOf = (order: Order): Order => structuredClone(order)

function load(storage: Storage): { orders: Order[]; unreadable: number } {
  let entries: unknown
  try {
    const text = storage.getItem(place)
    entries = text === null ? [] : JSON.parse(text)
  } catch {
    return { orders: [], unreadable: 0 }
  }
  const orders: Order[] = []
  let unreadable = 0
  for (const entry of Array.isArray(entries) ? entries : []) {
    try {
      orders.push(parseOrder(entry))
    } catch {
      unreadable += 1
    }
  }
  return { orders, unreadable }
}

function parseOrder(value: unknown): Order {
  if (!isRecord(value)) throw new Error('an order must be an object')
  const { key } = value
  if (typeof key !== 'string') throw new Error('key must be a text')
  return { key, ...parseDraft(value) }
}

/** The checked fields and the total. The total of a stored order is computed again: it can't disagree with its items. */
function parseDraft(value: unknown): Omit<Order, 'key'> {
  if (!isRecord(value)) throw new Error('an order must be an object')
  const { customer, items } = value
  if (typeof customer !== 'string' || customer.trim() === '') throw new Error('customer: enter a name')
  if (!Array.isArray(items) || items.length === 0) throw new Error('items: add at least one')
  const parsed = items.map(parseItem)
  const paise = parsed.reduce((sum, item) => sum + item.paise * item.quantity, 0)
  return { customer, items: parsed, paise }
}

function parseItem(value: unknown): Item {
  if (!isRecord(value)) throw new Error('items: each must be an object')
  const { id, paise, quantity } = value
  if (typeof id !== 'string' || id === '') throw new Error('items: each needs an id')
  return { id, paise: parseCount('paise', paise), quantity: parseCount('quantity', quantity) }
}

function parseCount(name: string, value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value
  throw new Error(`${name} must be a whole number above 0`)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
