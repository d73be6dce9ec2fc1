import { answerBug, getBug, listBugs, reportBug } from '#contract/community/bugs.ts'
import { mayUse } from '#contract/kit/endpoint.ts'
import type { Actor } from '#server/kit/http/actor.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/http/errors.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { signedFileUrl } from '#server/site/index.ts'
import { answer, report } from './bugs.service.ts'
import { bugById, bugsPage, type Seen } from './bugs.store.ts'

export function bugRoutes(app: App) {
  serve(app, listBugs, ({ db, deps, actor, query }) => bugsPage(db, query, seenBy(deps, actor)))
  serve(app, getBug, ({ db, deps, actor, params }) => openBug(db, params.bugId, seenBy(deps, actor)))
  serve(app, reportBug, async ({ db, deps, actor, body, files }) => {
    const bugId = await report(db, actor.id, body, files)
    return openBug(db, bugId, seenBy(deps, actor))
  })
  serve(app, answerBug, async ({ db, deps, actor, params, body }) => {
    await answer(deps, actor.id, params.bugId, body)
    return openBug(db, params.bugId, seenBy(deps, actor))
  })
}

const seenBy = (deps: Deps, { id, role }: Actor): Seen => ({
  viewer: { id, isStaff: mayUse(role, 'mentor') },
  linkTo: (file) => signedFileUrl(deps, file, id),
})

async function openBug(db: Db, bugId: number, seen: Seen) {
  const bug = await bugById(db, bugId, seen)
  if (!bug) throw notFound('The bug')
  return bug
}
