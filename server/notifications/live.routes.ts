import type { OutgoingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { mayUse } from '#contract/kit/access.ts'
import { liveNotifications, type LiveState } from '#contract/notifications/notifications.ts'
import { liveSessions } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Actor } from '#server/kit/deps.ts'
import { AppError } from '#server/kit/errors.ts'
import type { Measure } from '#server/kit/http/metrics.ts'
import { authorize, type App } from '#server/kit/http/serve.ts'
import { newestAndUnread } from './notifications.store.ts'
import { createStreams, type Stream } from './streams.ts'

/** Limits memory; clients retry, perhaps on another instance. */
const maxStreams = 10_000

/** Describes the work that is waiting for a member of staff; counted by a domain above this one. */
type WaitingFor = (db: Db, actor: Actor) => Promise<string>

/** Wakes open pages when their notifications change, and those of who sees payments when they do, on any instance. */
export function liveRoutes(app: App, measure: Measure, waitingFor: WaitingFor) {
  const { deps } = app
  const streams = createStreams()
  measure('open_streams', 'Open notification streams of this instance', streams.count)
  let isClosing = false

  const endSignedOut = async (open: Stream[]) => {
    if (open.length === 0) return
    const live = await liveSessions(
      deps.db,
      open.map(({ sessionId }) => sessionId),
    )
    for (const stream of open) if (!live.has(stream.sessionId)) streams.end(stream)
  }
  // If this fails, the next heartbeat checks again.
  const check = (open: Stream[]) =>
    void endSignedOut(open).catch((error: unknown) => app.log.error({ err: error }, 'streams'))

  const subscriptions = [
    deps.subscribe({
      channel: 'notifications_changed',
      onMessage: (personId) => streams.wake(streams.of(Number(personId))),
      onConnect: () => streams.wake(streams.all()),
    }),
    // For the counts in the staff menu; a reconnected client reads everything again.
    deps.subscribe({
      channel: 'staff_counts_changed',
      onMessage: () => streams.wake(streams.all().filter(({ seesPayments }) => seesPayments)),
      onConnect: () => {},
    }),
    deps.subscribe({
      channel: 'sessions_ended',
      onMessage: (personId) => check(streams.of(Number(personId))),
      onConnect: () => check(streams.all()),
    }),
  ]
  const heartbeat = setInterval(() => {
    streams.sendHeartbeat(Date.now())
    check(streams.all())
  }, liveNotifications.heartbeatSeconds * 1000).unref()

  async function readState(actor: Actor): Promise<LiveState> {
    const [state, waiting] = await Promise.all([
      newestAndUnread(deps.db, actor.id),
      mayUse(actor, 'staff') ? waitingFor(deps.db, actor) : null,
    ])
    return { ...state, waiting }
  }

  // Runs before the server waits for open connections, so that a restart does not wait for streams.
  app.addHook('preClose', async () => {
    isClosing = true
    clearInterval(heartbeat)
    for (const unsubscribe of subscriptions) unsubscribe()
    for (const stream of streams.all()) streams.end(stream)
  })

  app.get(
    liveNotifications.path,
    {
      config: { isStream: true, skipDeadline: true },
      onRequest: async (request) => void (request.actor = await authorize(deps, liveNotifications, request)),
    },
    async (request, reply) => {
      if (isClosing || streams.count() >= maxStreams) throw new AppError('unreachable', 'Please try again in a moment')
      const { id, sessionId } = request.actor!
      startStream(request, reply)
      const stream = {
        personId: id,
        sessionId,
        seesPayments: mayUse(request.actor, 'payments:see'),
        openedAt: Date.now(),
        out: reply.raw,
      }
      // Registered before the state is read, so that every later change wakes the client.
      streams.add(stream)
      reply.raw.write(':\n\n')
      try {
        streams.sendState(stream, await readState(request.actor!))
      } catch (error) {
        request.log.error({ err: error }, 'state of a stream')
        streams.wake([stream])
      }
    },
  )
}

function startStream(request: FastifyRequest, reply: FastifyReply) {
  reply.hijack()
  // No idle timeout between heartbeats.
  if (request.raw.socket instanceof Socket) request.raw.socket.setTimeout(0)
  reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    // Proxies must not buffer or compress it.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // A closing server does not wait for an idle connection.
    connection: 'close',
  })
  reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders)
}
