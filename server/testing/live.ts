import type { AddressInfo } from 'node:net'
import { createParser } from 'eventsource-parser'
import { liveNotifications } from '#contract/notifications/notifications.ts'
import type { App } from '#server/kit/http/serve.ts'

/** Opens the front door for real: a stream needs a connection. Answers the address. */
export async function openDoor(app: App): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

/** Listens as a page would. What it has heard so far is in `words`; `ended` settles when the server hangs up. */
export async function listenLive(app: App, { token }: { token: string }) {
  const leaving = new AbortController()
  const response = await fetch(`${await openDoor(app)}${liveNotifications.path}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  })
  const words: string[] = []
  const parser = createParser({ onEvent: ({ data }) => void words.push(data) })
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const bytes of response.body!) parser.feed(decoder.decode(bytes, { stream: true }))
  }
  const ended = read().catch(() => {})
  return { status: response.status, headers: response.headers, words, ended, leave: () => leaving.abort() }
}
