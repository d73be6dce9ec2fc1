// Stories that are played with your core; each returns what happened. Read only.
import { createOrderBook, type Order } from '../src/order-book.ts'

const tea = (customer: string, paise = 100, quantity = 1) => ({ customer, items: [{ id: 'tea', paise, quantity }] })

function newStorage() {
  const texts = new Map<string, string>()
  const storage = {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
  }
  return { texts, storage }
}

export function drafts(list: { customer: string; items: Order['items'] }[]) {
  const book = createOrderBook({ storage: newStorage().storage, send: async () => {} })
  return list.map((draft) => {
    try {
      return book.add(draft).paise
    } catch (error) {
      return /customer|items|paise|quantity/.exec((error as Error).message)?.[0] ?? 'another error'
    }
  })
}

/** Every step is add, flush or reload. */
export async function keys(steps: string[]) {
  const { storage } = newStorage()
  const all = new Set<string>()
  const open = () => createOrderBook({ storage, send: async () => {} })
  let book = open()
  for (const step of steps) {
    if (step === 'add') all.add(book.add(tea('Lata')).key)
    else if (step === 'flush') await book.flush()
    else book = open()
  }
  return { keys: all.size, waiting: book.pending().length }
}

/** The answers to some sends are lost; in between the page is reloaded. */
export async function lostAnswers(lost: number) {
  const { storage } = newStorage()
  const sent: string[] = []
  const send = async ({ key }: Order) => {
    sent.push(key)
    if (sent.length <= lost) throw new Error('the answer was lost')
  }
  const first = createOrderBook({ storage, send })
  first.add(tea('Lata'))
  await first.flush()
  const second = createOrderBook({ storage, send })
  for (let round = 1; round <= lost; round += 1) await second.flush()
  return { sends: sent.length, keys: new Set(sent).size, waiting: second.pending().length }
}

/** What is on the disk at each send, and an order that comes during the first one. */
export async function duringFlush() {
  const { storage } = newStorage()
  const seen: [string, number][] = []
  const book = createOrderBook({
    storage,
    send: async ({ customer }) => {
      seen.push([customer, createOrderBook({ storage, send: async () => {} }).pending().length])
      if (customer === 'Lata') book.add(tea('Om'))
      await new Promise((resolve) => setTimeout(resolve, 1))
    },
  })
  for (const customer of ['Lata', 'Ravi']) book.add(tea(customer))
  const [first] = await Promise.all([book.flush(), book.flush()])
  const later = await book.flush()
  return { seen, sent: first.sent + later.sent, left: book.pending().length }
}

/** The second of three can’t be sent. */
export async function oneFails() {
  const tried: string[] = []
  const book = createOrderBook({
    storage: newStorage().storage,
    send: async ({ customer }) => {
      tried.push(customer)
      if (customer === 'Ravi') throw new Error('503')
    },
  })
  for (const customer of ['Lata', 'Ravi', 'Zoya']) book.add(tea(customer))
  const result = await book.flush()
  return { ...result, tried, waiting: book.pending().map(({ customer }) => customer) }
}

/** Two of four stored entries are damaged, whatever they look like. */
export function damaged() {
  const { storage, texts } = newStorage()
  const book = createOrderBook({ storage, send: async () => {} })
  for (const customer of ['Lata', 'Ravi', 'Zoya', 'Om']) book.add(tea(customer, 100, 2))
  for (const [name, text] of texts)
    texts.set(name, text.replace('"Ravi"', '7').replace(/("Zoya".*?"quantity":)2/, '$1"two"'))
  const after = createOrderBook({ storage, send: async () => {} })
  return { read: after.pending().map(({ customer, paise }) => [customer, paise]), unreadable: after.unreadable() }
}

/** Storages that throw, or that hold something else. */
export async function badStorages() {
  const fail = () => {
    throw new Error('denied')
  }
  const all = [
    { getItem: fail, setItem: fail },
    { getItem: () => '[{broken', setItem: () => {} },
    { getItem: () => '"text"', setItem: () => {} },
  ]
  const results = []
  for (const storage of all) {
    const book = createOrderBook({ storage, send: async () => {} })
    book.add(tea('Lata'))
    results.push([book.pending().length, (await book.flush()).sent])
  }
  return results
}

/** Others try to change a waiting order. */
export async function fromOutside() {
  const attempt = (change: () => void) => {
    try {
      change()
    } catch {
      // Frozen is fine too.
    }
  }
  const draft = tea('Lata')
  const book = createOrderBook({
    storage: newStorage().storage,
    send: async (order) => {
      attempt(() => void ((order as { paise: number }).paise = 1))
      throw new Error('offline')
    },
  })
  const added = book.add(draft) as { customer: string }
  draft.items[0]!.paise = 7
  attempt(() => void (added.customer = 'Thief'))
  attempt(() => void ((book.pending()[0]!.items[0] as { quantity: number }).quantity = 99))
  attempt(() => void book.pending().pop())
  await book.flush()
  return book.pending().map(({ customer, items, paise }) => [customer, items[0], paise])
}
