import type { OutgoingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { liveNotifications } from '#contract/notifications/notifications.ts'
import { liveSessions } from '#server/identity/index.ts'
import { AppError } from '#server/kit/http/errors.ts'
import type { Measure } from '#server/kit/http/metrics.ts'
import { authorize, type App } from '#server/kit/http/serve.ts'
import { createStreams, type Stream } from './streams.ts'

/** Memory is for everyone: past this many the instance asks to come again, or to another. */
const mostOpen = 10_000

/** Tells open pages that there is something new to read, whichever instance wrote it. */
export function liveRoutes(app: App, measure: Measure) {
  const { deps } = app
  const streams = createStreams()
  measure('open_streams', 'Pages that are told of new notifications by this instance', streams.count)
  let isClosing = false

  const endSignedOut = async (listening: Stream[]) => {
    if (listening.length === 0) return
    const live = await liveSessions(
      deps.db,
      listening.map(({ sessionId }) => sessionId),
    )
    for (const stream of listening) if (!live.has(stream.sessionId)) streams.end(stream)
  }
  // Who cannot be asked about now is asked about again with the next sign of life.
  const check = (listening: Stream[]) =>
    void endSignedOut(listening).catch((error: unknown) => app.log.error({ err: error }, 'streams'))

  const subscriptions = [
    deps.subscribe({
      channel: 'notifications_changed',
      onMessage: (personId) => streams.wake(streams.of(Number(personId))),
      onConnect: () => streams.wake(streams.all()),
    }),
    deps.subscribe({
      channel: 'sessions_ended',
      onMessage: (personId) => check(streams.of(Number(personId))),
      onConnect: () => check(streams.all()),
    }),
  ]
  const heart = setInterval(() => {
    streams.beat(Date.now())
    check(streams.all())
  }, liveNotifications.heartbeatSeconds * 1000).unref()

  // Before the server waits for whoever is still connected: a restart waits for no stream.
  app.addHook('preClose', async () => {
    isClosing = true
    clearInterval(heart)
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
      if (isClosing || streams.count() >= mostOpen) throw new AppError('unreachable', 'Please try again in a moment')
      const { id, sessionId } = request.actor!
      begin(request, reply)
      // Registered before the client knows that it is connected: what comes while it reads the list wakes it again.
      streams.add({ personId: id, sessionId, openedAt: Date.now(), out: reply.raw })
      reply.raw.write(':\n\n')
    },
  )
}

function begin(request: FastifyRequest, reply: FastifyReply) {
  reply.hijack()
  // Silence between two signs of life is no reason to hang up.
  if (request.raw.socket instanceof Socket) request.raw.socket.setTimeout(0)
  reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    // no-transform: nothing on the way may gather it up to compress it; nginx is asked by a header of its own.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // With the stream its connection ends, and nothing is left for a closing server to wait for.
    connection: 'close',
  })
  reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders)
}
