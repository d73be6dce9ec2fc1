import { commentOnBug, deleteBugComment, listBugComments } from '#contract/community/bugs.ts'
import { notFound } from '#server/kit/errors.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { addComment, removeComment } from './bug-comments.service.ts'
import { bugCommentsPage } from './bug-comments.store.ts'

export function bugCommentRoutes(app: App) {
  serve(app, listBugComments, async ({ db, actor, params, query }) => {
    const page = await bugCommentsPage(db, params.bugId, query, actor.id)
    if (!page) throw notFound('The bug')
    return page
  })
  serve(app, commentOnBug, ({ db, tools, actor, params, body }) =>
    addComment(db, tools, actor.id, params.bugId, body.body),
  )
  serve(app, deleteBugComment, ({ db, actor, params }) => removeComment(db, actor, params))
}
