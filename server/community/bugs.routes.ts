import {
  answerBug,
  commentOnBug,
  deleteBugComment,
  getBug,
  listBugComments,
  listBugs,
  reportBug,
} from '#contract/community/bugs.ts'
import { mayUse } from '#contract/kit/access.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { signedFileUrl } from '#server/site/index.ts'
import { addComment, removeComment, report } from './bugs.service.ts'
import { bugById, bugCommentsPage, bugsPage, type Viewer } from './bugs.store.ts'
import { boards } from './boards.store.ts'
import { answer } from './posts.service.ts'

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
  serve(app, listBugComments, async ({ db, actor, params, query }) => {
    const page = await bugCommentsPage(db, params.bugId, query, actor.id)
    if (!page) throw notFound(boards.bugs.label)
    return page
  })
  serve(app, commentOnBug, ({ db, tools, actor, params, body }) =>
    addComment(db, tools, actor.id, params.bugId, body.body),
  )
  serve(app, deleteBugComment, ({ db, actor, params }) => removeComment(db, actor, params))
}

export const viewerOf = (tools: Tools, actor: Actor): Viewer => ({
  id: actor.id,
  isStaff: mayUse(actor, 'boards:see'),
  linkTo: (file) => signedFileUrl(tools, file, actor.id),
})

async function find(db: Db, bugId: number, viewer: Viewer) {
  const bug = await bugById(db, bugId, viewer)
  if (!bug) throw notFound(boards.bugs.label)
  return bug
}
