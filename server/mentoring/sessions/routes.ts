import { z } from 'zod'
import * as contract from '#contract/mentoring/sessions.ts'
import { getNextPublicSession, listUpcomingSessions } from '#contract/site/next-session.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { serveFile } from '#server/kit/http/serve-file.ts'
import { LinkNumber } from '#server/kit/http/signed-links.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/errors.ts'
import { feedOf, readCalendar, readFeed, renewFeed } from './feed.service.ts'
import { join, release, reserve } from './seats.service.ts'
import { nextPublicSession, upcomingSessions } from './public.store.ts'
import { attendanceOf, nextSessionFor, type Reader, sessionFor, sessionsFor } from './store.ts'
import * as desk from '#contract/mentoring/session-desk.ts'
import { cancel, edit, move, record, schedule } from './desk.service.ts'
import { attendancePage } from './attendance.store.ts'
import { deskSession, deskSessionsPage, seatsPage, sessionsOnHolidays } from './desk.store.ts'
import { mayManage, seesAllSessions } from './rules.ts'

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
  serve(app, desk.listSessionDesk, ({ db, tools, actor, query }) => deskSessionsPage(db, query, shownTo(actor, tools)))
  serve(app, desk.listHolidaySessions, ({ db, tools, actor }) => sessionsOnHolidays(db, shownTo(actor, tools)))
  serve(app, desk.getSessionDesk, ({ db, actor, params }) => find(db, params.sessionId, actor))
  serve(app, desk.listSeats, async ({ db, actor, params, query }) => {
    await find(db, params.sessionId, actor)
    return seatsPage(db, params.sessionId, query)
  })
  serve(app, desk.listAttendance, ({ db, tools, query }) => attendancePage(db, query, tools.clock()))
  serve(app, desk.scheduleSession, async ({ db, tools, actor, body }) =>
    find(db, await schedule(db, tools, actor, body), actor),
  )
  serve(app, desk.editSession, async ({ db, tools, actor, params: { sessionId }, body }) => {
    await edit(db, tools, actor, sessionId, body)
    return (await deskSession(db, sessionId))!
  })
  serve(app, desk.moveSession, async ({ db, tools, actor, params: { sessionId }, body }) => {
    await move(db, tools, actor, sessionId, body)
    return (await deskSession(db, sessionId))!
  })
  serve(app, desk.cancelSession, async ({ db, tools, actor, params: { sessionId }, body }) => {
    await cancel(db, tools, actor, sessionId, body)
    return (await deskSession(db, sessionId))!
  })
  serve(app, desk.saveRecording, async ({ db, tools, actor, params: { sessionId }, body }) => {
    await record(db, tools, actor, sessionId, body)
    return (await deskSession(db, sessionId))!
  })
}

/** Calendar apps refresh a few times an hour. */
const limit = { name: 'session feed', times: 60, seconds: 600 }

/** The person and the signature. */
const CalendarFile = z
  .string()
  .regex(/^\d{1,12}\.[\w-]{43}\.ics$/)
  .transform((file) => file.split('.'))
  .transform(([personId, signature]) => ({ personId: Number(personId), signature: signature! }))

/** Calendar apps can't sign in, so the signature in the link opens them. */
function calendarRoutes(app: App) {
  const { deps } = app
  const [what, type] = ['This calendar', 'text/calendar; charset=utf-8']

  serveFile(app, {
    path: '/weekend-sessions/feed/:file',
    fields: { file: CalendarFile },
    what,
    limit,
    open: async ({ file }) => {
      const feed = await readFeed(deps.db, deps, file)
      return feed === null ? null : { type, name: 'sessions.ics', isInline: true, content: () => feed }
    },
  })
  serveFile(app, {
    path: '/weekend-sessions/:sessionId/:file',
    fields: { sessionId: LinkNumber, file: CalendarFile },
    what,
    open: async ({ sessionId, file }) => {
      const calendar = await readCalendar(deps.db, deps, sessionId, file)
      return calendar === null ? null : { type, name: 'session.ics', content: () => calendar }
    },
  })
}

const shownTo = (actor: Actor, { clock }: Tools) => ({ now: clock(), hostId: seesAllSessions(actor) ? null : actor.id })

async function find(db: Db, sessionId: number, actor: Actor) {
  const session = await deskSession(db, sessionId)
  if (!session || !mayManage(session, actor)) throw notFound('This session')
  return session
}
