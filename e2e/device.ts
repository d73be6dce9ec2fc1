import type { Page } from '@playwright/test'

/** Everything that this site has stored in the browser, as somebody with the device could read it. */
export const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error!))
      })
    const asText = (_key: string, value: unknown) =>
      value instanceof Uint8Array || value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value
    const found: unknown[] = [document.cookie, Object.entries(localStorage), Object.entries(sessionStorage)]
    for (const { name } of await indexedDB.databases()) {
      const opening = indexedDB.open(name!)
      // It was deleted meanwhile: looking must not make it again.
      opening.addEventListener('upgradeneeded', () => opening.transaction!.abort())
      const database = await resultOf(opening).catch(() => null)
      if (!database) continue
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store)
        const [keys, values] = await Promise.all([resultOf(objects.getAllKeys()), resultOf(objects.getAll())])
        found.push(store, keys, values)
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      // Built files are the same for everybody.
      if (name.startsWith('build:')) continue
      for (const request of await cache.keys())
        found.push(name, request.url, await (await cache.match(request))!.text())
    }
    return JSON.stringify(found, asText)
  })
