import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { webhookEvents } from '#contract/webhooks/events.ts'
import { encryptSecret, newSecret } from '#server/webhooks/rules.ts'
import { webhooks } from '#server/webhooks/tables.ts'
import type { TestApp } from '../test-app.ts'

type Received = { headers: IncomingHttpHeaders; body: string }

/** An endpoint outside the school, on this computer. */
export async function startReceiver() {
  const received: Received[] = []
  const settings = { answer: (reply: ServerResponse) => void reply.end('OK') }
  const server = createServer((request, reply) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body })
      settings.answer(reply)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    /** Oldest first. */
    received,
    settings,
    url: `http://localhost:${port}/`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

let made = 0

/** An endpoint for all events. */
export async function newWebhook(
  { db, deps }: Pick<TestApp, 'db' | 'deps'>,
  changes: Partial<typeof webhooks.$inferInsert> = {},
) {
  const secret = newSecret()
  const encryptedSecret = encryptSecret(deps.keys, secret)
  const url = `https://hooks.example/${made++}`
  const about = { url, events: [...webhookEvents], includesContact: false, encryptedSecret, ...changes }
  const [row] = await db.insert(webhooks).values(about).returning()
  return { webhookId: row!.id, secret }
}
