import { createParser } from 'eventsource-parser'
import { liveNotifications, type LiveEvent, type LiveState } from '#contract/notifications/notifications.ts'
import { handleRejectedToken, signedOutEvent, withToken } from '#web/kit/api/api.ts'
import { storedToken } from '#web/kit/api/session.ts'

type Listener = {
  signal: AbortSignal
  onOpen: () => void
  onState: (state: LiveState) => void
  onEvent: (event: LiveEvent) => void
  /** Any data arrived, heartbeats included. */
  onData: () => void
}

/** How it ended: the server closed it, was unreachable, or rejected the token. */
export type Ending = 'closed' | 'unreachable' | 'refused'

/** Reads the stream until it ends. The browser's own EventSource can't send a token. */
export async function followStream(listener: Listener): Promise<Ending> {
  try {
    const token = storedToken()
    if (!token) return leave()
    const { signal } = listener
    const response = await fetch(liveNotifications.path, { headers: withToken({}, token), signal, cache: 'no-store' })
    if (response.status === 401) handleRejectedToken(401, token, await response.json().catch(() => null))
    if (response.status === 401 || response.status === 403) return 'refused'
    if (!response.ok || !response.body) return 'unreachable'
    listener.onOpen()
    await readAll(response.body, listener)
    return 'closed'
  } catch {
    // Cut off by the network or by us: either way we reconnect.
    return 'unreachable'
  }
}

/** Signed out in another tab, so this one must leave too. */
function leave(): Ending {
  window.dispatchEvent(new Event(signedOutEvent))
  return 'refused'
}

async function readAll(body: ReadableStream<Uint8Array>, { onState, onEvent, onData }: Listener) {
  const parser = createParser({
    onEvent: ({ event, data }) =>
      event === 'state' ? onState(JSON.parse(data) as LiveState) : onEvent(data as LiveEvent),
  })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    onData()
    parser.feed(decoder.decode(value, { stream: true }))
  }
}
