const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function databaseStore() {
  let opened
  const database = () => {
    if (!opened) {
      const request = indexedDB.open('counter', 1)
      request.onupgradeneeded = () => request.result.createObjectStore('outbox', { keyPath: 'id' })
      opened = done(request)
    }
    return opened
  }
  /** Fulfilled when the change is really on the disk. */
  const change = async (act) => {
    const transaction = (await database()).transaction('outbox', 'readwrite', { durability: 'strict' })
    act(transaction.objectStore('outbox'))
    await new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onerror = transaction.onabort = () => reject(transaction.error)
    })
  }
  return {
    all: async () => done((await database()).transaction('outbox').objectStore('outbox').getAll()),
    put: (entry) => change((store) => store.put(entry)),
    remove: (id) => change((store) => store.delete(id)),
  }
}

/** For places without IndexedDB, such as the checks. */
function localStore() {
  const read = () => JSON.parse(localStorage.getItem('outbox') ?? '[]')
  const write = (entries) => localStorage.setItem('outbox', JSON.stringify(entries))
  return {
    all: async () => read(),
    put: async (entry) => write([...read().filter(({ id }) => id !== entry.id), entry]),
    remove: async (id) => write(read().filter((entry) => entry.id !== id)),
  }
}

export const openStore = () => ('indexedDB' in globalThis ? databaseStore() : localStore())
