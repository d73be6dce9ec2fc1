import { signal } from './signals.ts'

type Place = {
  location: { hash: string }
  addEventListener(name: 'hashchange', listener: () => void): void
  removeEventListener(name: 'hashchange', listener: () => void): void
}

/** The path after # as a signal: "#/open" is "/open", no hash is "/". */
export function createRoute(place: Place) {
  return {
    path: (): string => '/',
    /** Changes the address only. The signal follows through the event. */
    go(path: string): void {},
    stop(): void {},
  }
}
