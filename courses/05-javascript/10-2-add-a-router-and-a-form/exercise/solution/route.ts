import { signal } from './signals.ts'

type Place = {
  location: { hash: string }
  addEventListener(name: 'hashchange', listener: () => void): void
  removeEventListener(name: 'hashchange', listener: () => void): void
}

/** The path after # as a signal: "#/open" is "/open", no hash is "/". */
export function createRoute(place: Place) {
  const current = signal(read())

  function read(): string {
    const path = place.location.hash.slice(1)
    return path.startsWith('/') ? path : '/'
  }

  const follow = (): void => current.set(read())
  place.addEventListener('hashchange', follow)

  return {
    path: current.get,
    /** Changes the address. The signal follows through the event, so the back button works the same way. */
    go(path: string): void {
      place.location.hash = path
    },
    stop: (): void => place.removeEventListener('hashchange', follow),
  }
}
