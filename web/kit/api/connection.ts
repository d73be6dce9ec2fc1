import { useSyncExternalStore } from 'react'

let isReachable = true
const listeners = new Set<() => void>()

/** The browser knows when there is no network; that one leads nowhere shows in requests that fail. */
export const isConnected = () => navigator.onLine && isReachable

export function subscribeToConnection(listener: () => void) {
  if (listeners.size === 0) for (const event of ['online', 'offline']) window.addEventListener(event, onBrowserEvent)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0)
      for (const event of ['online', 'offline']) window.removeEventListener(event, onBrowserEvent)
  }
}

// With another network the server may be reachable again.
const onBrowserEvent = () => {
  isReachable = true
  for (const listener of listeners) listener()
}

/** Whether the server can be reached, as far as this page knows. */
export const useConnection = () => useSyncExternalStore(subscribeToConnection, isConnected, () => true)

/** A request of our server: what becomes of it tells whether there is a connection. */
export async function fetchFromServer(path: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(path, init)
    setReachable(true)
    return response
  } catch (error) {
    setReachable(false)
    throw error
  }
}

/** Finds out whether there is a connection, after something else has failed. */
export const checkConnection = () =>
  fetchFromServer('/healthz', { method: 'HEAD', cache: 'no-store' }).catch(() => null)

function setReachable(value: boolean) {
  if (isReachable === value) return
  isReachable = value
  for (const listener of listeners) listener()
  if (!value) tryAgain(firstPauseMs)
}

const [firstPauseMs, maxPauseMs] = [5_000, 60_000]

/** Asks by itself: the page may have no other reason to. */
function tryAgain(pauseMs: number) {
  setTimeout(() => {
    if (isReachable) return
    if (navigator.onLine && !document.hidden) void checkConnection()
    tryAgain(Math.min(maxPauseMs, pauseMs * 2))
  }, pauseMs)
}
