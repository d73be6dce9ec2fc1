import { keepLine } from './live-line.ts'

const name = 'live-notifications'
/** First the page, then the line: it may have the connections of the browser to itself. */
const afterThePage = 1_000

/**
 * Calls `wake` whenever there may be something new to read. However many tabs are open, one of them holds the line, the
 * one that was looked at last, and tells the others: a browser has only six connections to a host without HTTP/2.
 */
export function openLive(wake: () => void): () => void {
  // Only where a page came safely (https, localhost) may tabs agree on anything; elsewhere each has its own line.
  const start = 'locks' in navigator && 'BroadcastChannel' in window ? () => shareLine(wake) : () => keepLine(wake)
  let stop = () => {}
  const timer = setTimeout(() => (stop = start()), afterThePage)
  return () => {
    clearTimeout(timer)
    stop()
  }
}

function shareLine(wake: () => void): () => void {
  const tabs = new BroadcastChannel(name)
  tabs.addEventListener('message', wake)
  let leaveQueue = new AbortController()
  /** Gives the line up; null while another tab has it. */
  let letGo: (() => void) | null = null
  let isStopped = false

  /** Takes the line from whoever has it, or waits until it is free. */
  async function lead(isLookedAt: boolean) {
    leaveQueue.abort()
    const queue = (leaveQueue = new AbortController())
    let hangUp = () => {}
    const hold = () =>
      new Promise<void>((resolve) => {
        letGo = resolve
        hangUp = keepLine(() => {
          wake()
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
          tabs.postMessage('changed')
        })
      })
    try {
      await navigator.locks.request(name, isLookedAt ? { steal: true } : { signal: queue.signal }, hold)
    } catch {
      // Another tab took it over, or this one no longer waits for it.
    }
    hangUp()
    if (queue !== leaveQueue) return
    letGo = null
    if (!isStopped && !queue.signal.aborted) void lead(false)
  }

  const look = () => {
    if (document.visibilityState === 'visible' && !letGo) void lead(true)
  }
  // A page that is kept for the back button holds nothing.
  const leave = () => {
    leaveQueue.abort()
    letGo?.()
  }
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void lead(document.visibilityState === 'visible')
  }
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', comeBack)
  void lead(document.visibilityState === 'visible')

  return () => {
    isStopped = true
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', comeBack)
    leave()
    tabs.close()
  }
}
