import type { StorageKey } from './stored-on-device.ts'

/** `tab`: until the tab is closed or the person signs out. `browser`: for later visits too. */
export type StorageArea = 'tab' | 'browser'

// Looked up on each use: where storage is switched off, even naming it throws.
const storageOf = (area: StorageArea) => (area === 'tab' ? sessionStorage : localStorage)

/** The stored value, or null. Check its shape: an older version of the page, or anybody else, may have written it. */
export function readStored(key: string, area: StorageArea = 'tab'): unknown {
  try {
    return JSON.parse(storageOf(area).getItem(key) ?? 'null') as unknown
  } catch {
    return null
  }
}

/** Of what a page showed last; the first to go when the storage is full. */
export const viewPrefix = 'view:'

/** Null removes the value. */
export function writeStored(key: StorageKey, value: object | null, area: StorageArea = 'tab') {
  try {
    if (value) setItem(storageOf(area), key, JSON.stringify(value))
    else storageOf(area).removeItem(key)
  } catch {
    // Storage may be full or switched off; then a reload loses the value.
  }
}

function setItem(storage: Storage, key: StorageKey, text: string) {
  try {
    storage.setItem(key, text)
  } catch (error) {
    const views = Object.keys(storage).filter((name) => name.startsWith(viewPrefix))
    if (views.length === 0) throw error
    for (const name of views) storage.removeItem(name)
    storage.setItem(key, text)
  }
}

export function storedKeys<Prefix extends string>(prefix: Prefix, area: StorageArea = 'tab'): `${Prefix}${string}`[] {
  try {
    return Object.keys(storageOf(area)).filter((key): key is `${Prefix}${string}` => key.startsWith(prefix))
  } catch {
    return []
  }
}
