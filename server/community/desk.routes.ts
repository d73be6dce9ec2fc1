import {
  assignBug,
  assignRequest,
  listBugDesk,
  listRequestDesk,
  setBugStates,
  setRequestStates,
} from '#contract/community/desk.ts'
import type { Actor } from '#server/kit/http/actor.ts'
import type { Deps } from '#server/kit/deps.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { signedFileUrl } from '#server/site/index.ts'
import type { Seen } from './bugs.store.ts'
import { giveBug, giveRequest, moveBugs, moveRequests } from './desk.service.ts'
import { bugDeskPage, deskBug, deskRequest, requestDeskPage } from './desk.store.ts'

export function deskRoutes(app: App) {
  serve(app, listBugDesk, ({ db, deps, actor, query }) => bugDeskPage(db, query, seenBy(deps, actor)))
  serve(app, assignBug, async ({ db, deps, actor, params, body }) => {
    await giveBug(db, actor.id, params.bugId, body.assigneeId)
    return (await deskBug(db, params.bugId, seenBy(deps, actor)))!
  })
  serve(app, setBugStates, ({ deps, actor, body }) => moveBugs(deps, actor.id, body.bugIds, body.state))
  serve(app, listRequestDesk, ({ db, actor, query }) => requestDeskPage(db, actor.id, query))
  serve(app, assignRequest, async ({ db, actor, params, body }) => {
    await giveRequest(db, actor.id, params.requestId, body.assigneeId)
    return (await deskRequest(db, actor.id, params.requestId))!
  })
  serve(app, setRequestStates, ({ deps, actor, body }) => moveRequests(deps, actor.id, body.requestIds, body.state))
}

/** Only staff come to the desk. */
const seenBy = (deps: Deps, { id }: Actor): Seen => ({
  viewer: { id, isStaff: true },
  linkTo: (file) => signedFileUrl(deps, file, id),
})
