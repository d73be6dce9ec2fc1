import * as contract from '#contract/mentoring/session-desk.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Actor } from '#server/kit/actor.ts'
import { notFound } from '#server/kit/errors.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { cancel, edit, move, record, schedule } from './desk.service.ts'
import { attendancePage } from './attendance.store.ts'
import { deskSession, deskSessionsPage, seatsPage } from './desk.store.ts'
import { mayManage } from './rules.ts'

async function find(db: Db, sessionId: number, actor: Actor) {
  const session = await deskSession(db, sessionId)
  if (!session || !mayManage(session, actor)) throw notFound('This session')
  return session
}

export function sessionDeskRoutes(app: App) {
  serve(app, contract.listSessionDesk, ({ db, tools, actor, query }) =>
    deskSessionsPage(db, query, { now: tools.clock(), hostId: actor.role === 'admin' ? null : actor.id }),
  )
  serve(app, contract.getSessionDesk, ({ db, actor, params }) => find(db, params.sessionId, actor))
  serve(app, contract.listSeats, async ({ db, actor, params, query }) => {
    await find(db, params.sessionId, actor)
    return seatsPage(db, params.sessionId, query)
  })
  serve(app, contract.listAttendance, ({ db, tools, query }) => attendancePage(db, query, tools.clock()))
  serve(app, contract.scheduleSession, async ({ db, tools, actor, body }) =>
    find(db, await schedule(db, tools, actor, body), actor),
  )
  serve(app, contract.editSession, async ({ db, tools, actor, params: { sessionId }, body }) => {
    await edit(db, tools, actor, sessionId, body)
    return (await deskSession(db, sessionId))!
  })
  serve(app, contract.moveSession, async ({ db, tools, actor, params: { sessionId }, body }) => {
    await move(db, tools, actor, sessionId, body)
    return (await deskSession(db, sessionId))!
  })
  serve(app, contract.cancelSession, async ({ db, tools, actor, params: { sessionId }, body }) => {
    await cancel(db, tools, actor, sessionId, body)
    return (await deskSession(db, sessionId))!
  })
  serve(app, contract.saveRecording, async ({ db, tools, actor, params: { sessionId }, body }) => {
    await record(db, tools, actor, sessionId, body)
    return (await deskSession(db, sessionId))!
  })
}
