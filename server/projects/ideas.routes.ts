import * as contract from '#contract/projects/ideas.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { messagesPage, noLinks } from '#server/threads/index.ts'
import { commentOnIdea } from './comments.service.ts'
import { create, edit, remove, show, threadOf } from './ideas.service.ts'
import { ideasOf, ideasPage } from './ideas.store.ts'

export function ideaRoutes(app: App) {
  serve(app, contract.listMyIdeas, ({ db, actor, query }) => ideasOf(db, actor.id, query))
  serve(app, contract.createIdea, ({ db, tools, actor, body }) => create(db, tools, actor, body))
  serve(app, contract.editIdea, ({ db, actor, params, body }) => edit(db, actor, params.ideaId, body))
  serve(app, contract.deleteIdea, ({ db, actor, params }) => remove(db, actor, params.ideaId))
  serve(app, contract.getIdea, ({ db, actor, params }) => show(db, actor, params.ideaId))
  serve(app, contract.listIdeas, ({ db, query }) => ideasPage(db, query))
  serve(app, contract.listIdeaComments, async ({ db, actor, params, query }) =>
    messagesPage(db, await threadOf(db, actor, params.ideaId), { id: actor.id, linkTo: noLinks }, query),
  )
  serve(app, contract.commentOnIdea, ({ db, tools, actor, params, body }) =>
    commentOnIdea(db, tools, actor, params.ideaId, body),
  )
}
