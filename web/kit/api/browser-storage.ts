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

/** Null removes the value. */
export function writeStored(key: string, value: object | null, area: StorageArea = 'tab') {
  try {
    if (value) storageOf(area).setItem(key, JSON.stringify(value))
    else storageOf(area).removeItem(key)
  } catch {
    // Storage may be full or switched off; then a reload loses the value.
  }
}

export function storedKeys(prefix: string, area: StorageArea = 'tab'): string[] {
  try {
    return Object.keys(storageOf(area)).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}
