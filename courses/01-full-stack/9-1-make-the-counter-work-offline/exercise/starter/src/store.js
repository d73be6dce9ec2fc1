function databaseStore() {
  // TODO: the same three functions on IndexedDB; until then the page isn't safe from a power cut
  return localStore()
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
