import { createOutbox } from './flush.js'

/** Waits for an IndexedDB request. */
const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Waits until a transaction is really stored. */
const stored = (transaction) =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = transaction.onabort = () => reject(transaction.error)
  })

function open() {
  const request = indexedDB.open('counter', 1)
  request.onupgradeneeded = () => request.result.createObjectStore('outbox', { keyPath: 'id' })
  return done(request)
}

let opened
const database = () => (opened ??= open())

const store = {
  /** Returns only when the entry survives a power cut. */
  async put(entry) {
    const transaction = (await database()).transaction('outbox', 'readwrite', { durability: 'strict' })
    transaction.objectStore('outbox').put(entry)
    await stored(transaction)
  },
  async all() {
    return done((await database()).transaction('outbox').objectStore('outbox').getAll())
  },
  async remove(id) {
    const transaction = (await database()).transaction('outbox', 'readwrite')
    transaction.objectStore('outbox').delete(id)
    await stored(transaction)
  },
}

// The lock is shared by all tabs of the page.
const lock = (act) => navigator.locks.request('outbox', act)

export const { put, waiting, flush } = createOutbox({ store, lock })
