import type { FastifyReply } from 'fastify'
import * as contract from '#contract/mentoring/sessions.ts'
import { getNextPublicSession, listUpcomingSessions } from '#contract/site/next-session.ts'
import type { Actor } from '#server/kit/actor.ts'
import { clientNetwork } from '#server/kit/http/client-address.ts'
import { notFound } from '#server/kit/errors.ts'
import { enforceRateLimit } from '#server/kit/http/rate-limit.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import type { Tools } from '#server/kit/deps.ts'
import { feedOf, readCalendar, readFeed, renewFeed } from './feed.service.ts'
import { join, release, reserve } from './seats.service.ts'
import { nextPublicSession, upcomingSessions } from './public.store.ts'
import { attendanceOf, nextSessionFor, type Reader, sessionFor, sessionsFor } from './store.ts'

const readerOf = ({ clock, secret }: Tools, { id, role }: Actor): Reader => ({ id, role, now: clock(), secret })

export function weekendSessionRoutes(app: App) {
  serve(app, contract.listMySessions, ({ db, tools, actor, query }) => sessionsFor(db, readerOf(tools, actor), query))
  serve(app, contract.getNextSession, ({ db, tools, actor }) => nextSessionFor(db, readerOf(tools, actor)))
  serve(app, contract.getMyAttendance, ({ db, tools, actor }) => attendanceOf(db, actor.id, tools.clock()))
  serve(app, contract.reserveSeat, async ({ db, tools, actor, params: { sessionId } }) => {
    await reserve(db, tools, sessionId, actor)
    return sessionFor(db, readerOf(tools, actor), sessionId)
  })
  serve(app, contract.releaseSeat, async ({ db, tools, actor, params: { sessionId } }) => {
    await release(db, tools, sessionId, actor)
    return sessionFor(db, readerOf(tools, actor), sessionId)
  })
  serve(app, contract.joinSession, ({ db, tools, actor, params }) => join(db, tools, params.sessionId, actor))
  serve(app, contract.getSessionFeed, ({ db, tools, actor }) => feedOf(db, tools, actor.id))
  serve(app, contract.renewSessionFeed, ({ db, tools, actor }) => renewFeed(db, tools, actor.id))
  serve(app, getNextPublicSession, ({ db, tools }) => nextPublicSession(db, tools.clock()))
  serve(app, listUpcomingSessions, ({ db, tools }) => upcomingSessions(db, tools.clock()))
  calendarRoutes(app)
}

/** Calendar apps refresh a few times an hour. */
const limit = { times: 60, seconds: 600 }

/** Calendar apps can't sign in, so the signature in the link opens them. */
function calendarRoutes(app: App) {
  const { deps } = app

  app.get<{ Params: { file: string } }>('/weekend-sessions/feed/:file', async (request, reply) => {
    const link = parseLink(request.params.file)
    await enforceRateLimit(deps.db, `session feed ${clientNetwork(request.ip)}`, {
      ...limit,
      times: Math.ceil(limit.times * deps.env.rateLimitFactor),
    })
    return sendCalendar(reply, await readFeed(deps.db, deps, link), 'inline; filename="sessions.ics"')
  })

  app.get<{ Params: { sessionId: string; file: string } }>(
    '/weekend-sessions/:sessionId/:file',
    async ({ params }, reply) => {
      const link = parseLink(params.file)
      if (!/^\d{1,12}$/.test(params.sessionId)) throw notFound('This calendar')
      const calendar = await readCalendar(deps.db, deps, Number(params.sessionId), link)
      return sendCalendar(reply, calendar, 'attachment; filename="session.ics"')
    },
  )
}

function parseLink(file: string) {
  const [, personId, signature] = /^(\d{1,12})\.([\w-]{43})\.ics$/.exec(file) ?? []
  if (personId === undefined) throw notFound('This calendar')
  return { personId: Number(personId), signature: signature! }
}

function sendCalendar(reply: FastifyReply, calendar: string | null, disposition: string) {
  if (calendar === null) throw notFound('This calendar')
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', disposition)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .send(calendar)
}
