import { answerBug, getBug, listBugs, reportBug } from '#contract/community/bugs.ts'
import { mayUse } from '#contract/kit/endpoint.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import type { Actor } from '#server/kit/actor.ts'
import { notFound } from '#server/kit/errors.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { signedFileUrl } from '#server/site/index.ts'
import { answer } from './answers.service.ts'
import { boards } from './boards.store.ts'
import { report } from './bugs.service.ts'
import { bugById, bugsPage, type Viewer } from './bugs.store.ts'

export function bugRoutes(app: App) {
  serve(app, listBugs, ({ db, tools, actor, query }) => bugsPage(db, query, viewerOf(tools, actor)))
  serve(app, getBug, ({ db, tools, actor, params }) => find(db, params.bugId, viewerOf(tools, actor)))
  serve(app, reportBug, async ({ db, tools, actor, body, files }) => {
    const bugId = await report(db, actor.id, body, files)
    return find(db, bugId, viewerOf(tools, actor))
  })
  serve(app, answerBug, async ({ db, tools, actor, params: { bugId }, body }) => {
    await answer(db, tools, actor.id, 'bugs', bugId, body)
    return find(db, bugId, viewerOf(tools, actor))
  })
}

export const viewerOf = (tools: Tools, { id, role }: Actor): Viewer => ({
  id,
  isStaff: mayUse(role, 'mentor'),
  linkTo: (file) => signedFileUrl(tools, file, id),
})

async function find(db: Db, bugId: number, viewer: Viewer) {
  const bug = await bugById(db, bugId, viewer)
  if (!bug) throw notFound(boards.bugs.label)
  return bug
}
