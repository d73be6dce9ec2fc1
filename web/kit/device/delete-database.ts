export const databaseName = 'kaushal'

/** By hand, because signing out works without a connection: nothing else has to be loaded for it. */
export const deleteDatabase = () =>
  new Promise<void>((resolve) => {
    if (!('indexedDB' in globalThis)) return resolve()
    const request = indexedDB.deleteDatabase(databaseName)
    request.addEventListener('success', () => resolve())
    request.addEventListener('error', () => resolve())
    // It goes once the other tab has closed it.
    request.addEventListener('blocked', () => resolve())
  })
