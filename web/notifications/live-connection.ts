import type { LiveState } from '#contract/notifications/notifications.ts'
import { followStream, type Ending } from './live-stream.ts'
import { type Connection, isDead, isStale, reconnectDelay } from './live.rules.ts'

const checkMs = 2_000
/** The server closed the stream because this person has too many open; try again when the tab is visible. */
const longPause = 10 * 60_000

/** `onState` gets what the stream starts from; it may differ from what this page has loaded. `onChange`: reload. */
export type LiveListener = { onState: (state: LiveState) => void; onChange: () => void }

/** Keeps a stream open until it is stopped, and reports what it starts from, after every connection, and every change. */
export function keepConnected({ onState, onChange }: LiveListener): () => void {
  let attempt = new AbortController()
  /** Null while waiting to reconnect. */
  let connection: Connection | null = null
  let isTooMany = false
  let isUrgent = false
  let isStopped = false
  let failures = 0
  let continueNow = () => {}

  const listen = (): Promise<Ending> => {
    attempt = new AbortController()
    connection = { isOpen: false, lastHeartbeat: Date.now() }
    isTooMany = false
    const noteHeartbeat = () => (connection = { isOpen: true, lastHeartbeat: Date.now() })
    return followStream({
      signal: attempt.signal,
      onData: noteHeartbeat,
      onOpen: () => {
        noteHeartbeat()
        failures = 0
      },
      onState,
      onEvent: (event) => {
        if (event === 'too many') isTooMany = true
        else onChange()
      },
    })
  }

  const pause = (forMs: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, forMs)
      continueNow = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function run() {
    for (;;) {
      isUrgent = false
      // Don't try while the browser knows it is offline; the `online` event ends the pause.
      const ending = navigator.onLine ? await listen() : 'unreachable'
      connection = null
      if (isStopped || ending === 'refused') return
      if (isUrgent) continue
      if (ending === 'unreachable') failures++
      await pause(isTooMany ? longPause : reconnectDelay(ending, failures, Math.random()))
      if (isStopped) return
    }
  }

  /** Reconnects at once. */
  const reconnect = () => {
    failures = 0
    isUrgent = true
    attempt.abort()
    continueNow()
  }
  const onVisible = () => {
    if (document.visibilityState !== 'visible') return
    if (connection === null || isStale(connection, Date.now())) reconnect()
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === 'token') reconnect()
  }
  // Compares wall-clock times, because timers stop while a device sleeps.
  const watch = setInterval(() => {
    if (connection && isDead(connection, Date.now())) reconnect()
  }, checkMs)
  window.addEventListener('online', reconnect)
  window.addEventListener('pageshow', onVisible)
  document.addEventListener('visibilitychange', onVisible)
  window.addEventListener('storage', onStorage)
  void run()

  return () => {
    isStopped = true
    clearInterval(watch)
    window.removeEventListener('online', reconnect)
    window.removeEventListener('pageshow', onVisible)
    document.removeEventListener('visibilitychange', onVisible)
    window.removeEventListener('storage', onStorage)
    attempt.abort()
    continueNow()
  }
}
