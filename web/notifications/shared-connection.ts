import type { LiveState } from '#contract/notifications/notifications.ts'
import { keepConnected, type LiveListener } from './live-connection.ts'

const name = 'live-notifications'

type Message = { state: LiveState | null }

/**
 * Only the tab that was visible last holds the stream and tells the others, because a browser has only six connections
 * to a host without HTTP/2.
 */
export function connect(listener: LiveListener): () => void {
  // Locks and channels need a secure context (https or localhost); elsewhere each tab has its own stream.
  return 'locks' in navigator && 'BroadcastChannel' in window ? shareConnection(listener) : keepConnected(listener)
}

function shareConnection({ onState, onChange }: LiveListener): () => void {
  const tabs = new BroadcastChannel(name)
  tabs.addEventListener('message', ({ data: { state } }: MessageEvent<Message>) =>
    state ? onState(state) : onChange(),
  )
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
  const tellOthers = (message: Message) => tabs.postMessage(message)
  let waiting = new AbortController()
  /** Releases the lock; null while another tab has it. */
  let release: (() => void) | null = null
  let isStopped = false

  /** Takes the lock from another tab, or waits until it is free. */
  async function lead(isVisible: boolean) {
    waiting.abort()
    const queue = (waiting = new AbortController())
    let disconnect = () => {}
    const hold = () =>
      new Promise<void>((resolve) => {
        release = resolve
        disconnect = keepConnected({
          onState: (state) => {
            onState(state)
            tellOthers({ state })
          },
          onChange: () => {
            onChange()
            tellOthers({ state: null })
          },
        })
      })
    try {
      await navigator.locks.request(name, isVisible ? { steal: true } : { signal: queue.signal }, hold)
    } catch {
      // Another tab took it over, or this one no longer waits for it.
    }
    disconnect()
    if (queue !== waiting) return
    release = null
    if (!isStopped && !queue.signal.aborted) void lead(false)
  }

  const onVisible = () => {
    if (document.visibilityState === 'visible' && !release) void lead(true)
  }
  // A page in the back/forward cache must not hold the lock.
  const leave = () => {
    waiting.abort()
    release?.()
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void lead(document.visibilityState === 'visible')
  }
  document.addEventListener('visibilitychange', onVisible)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', onPageShow)
  void lead(document.visibilityState === 'visible')

  return () => {
    isStopped = true
    document.removeEventListener('visibilitychange', onVisible)
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', onPageShow)
    leave()
    tabs.close()
  }
}
