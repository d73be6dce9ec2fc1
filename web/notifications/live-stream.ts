import { createParser } from 'eventsource-parser'
import { liveNotifications, type LiveEvent } from '#contract/notifications/notifications.ts'
import { handleRejectedToken, signedOutEvent, withToken } from '#web/kit/api/api.ts'
import { storedToken } from '#web/kit/api/session.ts'

type Hearing = {
  signal: AbortSignal
  onOpen: () => void
  onWord: (word: LiveEvent) => void
  /** Anything came, if only a sign of life. */
  onSound: () => void
}

/** How it ended: the server hung up, it was not to be reached, or it does not know us any more. */
export type Ending = 'hung up' | 'unreachable' | 'refused'

/** Listens until it ends, which is sure to happen some time. The browser's own EventSource cannot send a token. */
export async function followStream(hearing: Hearing): Promise<Ending> {
  try {
    const token = storedToken()
    if (!token) return leave()
    const { signal } = hearing
    const response = await fetch(liveNotifications.path, { headers: withToken({}, token), signal, cache: 'no-store' })
    handleRejectedToken(response.status, token)
    if (response.status === 401 || response.status === 403) return 'refused'
    if (!response.ok || !response.body) return 'unreachable'
    hearing.onOpen()
    await readAll(response.body, hearing)
    return 'hung up'
  } catch {
    // Cut off, by the network or by us: either way one begins anew.
    return 'unreachable'
  }
}

/** Signed out in another tab: what this one shows is no longer for whoever sits here. */
function leave(): Ending {
  window.dispatchEvent(new Event(signedOutEvent))
  return 'refused'
}

async function readAll(body: ReadableStream<Uint8Array>, { onWord, onSound }: Hearing) {
  const parser = createParser({ onEvent: ({ data }) => onWord(data as LiveEvent) })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    onSound()
    parser.feed(decoder.decode(value, { stream: true }))
  }
}
