/** In the tab until it is closed or signed out of, or in the browser for the next visit too. */
type Place = 'tab' | 'browser'

// Asked for each time: where storage is switched off, naming it throws already.
const storageOf = (place: Place) => (place === 'tab' ? sessionStorage : localStorage)

/** What was kept under this name; null when there is nothing. Whoever asks must check it: anybody may have written there. */
export function readStored(name: string, place: Place = 'tab'): unknown {
  try {
    return JSON.parse(storageOf(place).getItem(name) ?? 'null') as unknown
  } catch {
    return null
  }
}

/** Null is kept by forgetting. */
export function writeStored(name: string, what: object | null, place: Place = 'tab') {
  try {
    if (what) storageOf(place).setItem(name, JSON.stringify(what))
    else storageOf(place).removeItem(name)
  } catch {
    // Storage may be full or switched off; then a reload forgets, as everywhere else.
  }
}
