import {
  assignBug,
  assignRequest,
  listBugDesk,
  listRequestDesk,
  setBugStates,
  setRequestStates,
} from '#contract/community/desk.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { viewerOf } from './bugs.routes.ts'
import { bugDeskPage, deskBug, deskRequest, requestDeskPage } from './desk.store.ts'
import { assign, setStates } from './posts.service.ts'

export function deskRoutes(app: App) {
  serve(app, listBugDesk, ({ db, tools, actor, query }) => bugDeskPage(db, query, viewerOf(tools, actor)))
  serve(app, assignBug, async ({ db, tools, actor, params: { bugId }, body }) => {
    await assign(db, tools, actor.id, 'bugs', bugId, body.assigneeId)
    return (await deskBug(db, bugId, viewerOf(tools, actor)))!
  })
  serve(app, setBugStates, ({ db, tools, actor, body }) =>
    setStates(db, tools, actor.id, 'bugs', body.bugIds, body.state),
  )
  serve(app, listRequestDesk, ({ db, actor, query }) => requestDeskPage(db, actor.id, query))
  serve(app, assignRequest, async ({ db, tools, actor, params: { requestId }, body }) => {
    await assign(db, tools, actor.id, 'requests', requestId, body.assigneeId)
    return (await deskRequest(db, actor.id, requestId))!
  })
  serve(app, setRequestStates, ({ db, tools, actor, body }) =>
    setStates(db, tools, actor.id, 'requests', body.requestIds, body.state),
  )
}
