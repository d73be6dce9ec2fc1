import type { AddressInfo } from 'node:net'
import { createParser } from 'eventsource-parser'
import { liveNotifications, type LiveState } from '#contract/notifications/notifications.ts'
import type { App } from '#server/kit/http/serve.ts'

/** Listens on a free port, because a stream needs a real connection. Returns the URL. */
export async function startListening(app: App): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

type LiveStream = {
  status: number
  headers: Headers
  events: string[]
  /** The first event. */
  state: Promise<LiveState>
  ended: Promise<void>
  leave: () => void
}

/** Opens a stream as a page does. `events` are those received after the state; `ended` settles when the server closes it. */
export async function listenLive(app: App, { token }: { token: string }): Promise<LiveStream> {
  const aborter = new AbortController()
  const response = await fetch(`${await startListening(app)}${liveNotifications.path}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: aborter.signal,
  })
  const events: string[] = []
  const { promise: state, resolve } = Promise.withResolvers<LiveState>()
  const parser = createParser({
    onEvent: ({ event, data }) => (event === 'state' ? resolve(JSON.parse(data) as LiveState) : void events.push(data)),
  })
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const bytes of response.body!) parser.feed(decoder.decode(bytes, { stream: true }))
  }
  const ended = read().catch(() => {})
  return { status: response.status, headers: response.headers, events, state, ended, leave: () => aborter.abort() }
}
