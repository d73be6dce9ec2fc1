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

/** Puts an entry into the outbox. Returns only when it survives a power cut. */
export async function put(entry) {
  const transaction = (await database()).transaction('outbox', 'readwrite', { durability: 'strict' })
  transaction.objectStore('outbox').put(entry)
  await stored(transaction)
}

export async function waiting() {
  const store = (await database()).transaction('outbox').objectStore('outbox')
  const entries = await done(store.getAll())
  return entries.sort((a, b) => a.at - b.at)
}

async function remove(id) {
  const transaction = (await database()).transaction('outbox', 'readwrite')
  transaction.objectStore('outbox').delete(id)
  await stored(transaction)
}

/** What to do with an answer: it is there, sign in first, try again later, or it will never be accepted. */
export function decide(status) {
  if (status === 200 || status === 201) return 'remove'
  if (status === 401) return 'sign in'
  if (status === 408 || status === 429 || status >= 500) return 'later'
  return 'reject'
}

/**
 * Sends everything that waits, oldest first. The lock lets only one tab send at a time.
 * Stops at the first failure of the line or the server, so that the order stays.
 */
export function flush(send) {
  return navigator.locks.request('outbox', async () => {
    for (const { problem, ...entry } of await waiting()) {
      if (problem) continue
      let response
      try {
        response = await send(entry)
      } catch {
        return 'offline'
      }
      const decision = decide(response.status)
      if (decision === 'later' || decision === 'sign in') return decision
      if (decision === 'remove') await remove(entry.id)
      else {
        const { message = `The server answered ${response.status}.` } = await response.json().catch(() => ({}))
        await put({ ...entry, problem: message })
      }
    }
    return 'empty'
  })
}
