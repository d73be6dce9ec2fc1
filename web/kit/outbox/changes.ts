/** Tells all tabs, and the service worker, that the outbox changed. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('outbox') : null
const listeners = new Set<() => void>()

// In Node, as in tests, an open channel keeps the process running.
if (channel && 'unref' in channel) (channel.unref as () => void)()

function notify() {
  for (const listener of listeners) listener()
}

channel?.addEventListener('message', notify)

export function announceChange() {
  notify()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  channel?.postMessage(null)
}

export function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Resolves at the next change; ask for it before looking at what there is. */
export const nextChange = () =>
  new Promise<void>((resolve) => {
    const stop = onChange(() => {
      stop()
      resolve()
    })
  })
