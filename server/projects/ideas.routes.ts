import * as contract from '#contract/projects/ideas.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { create, edit, remove, show, threadOf } from './ideas.service.ts'
import { ideasOf, ideasPage } from './ideas.store.ts'
import { remarkOnIdea } from './remarks.service.ts'
import { remarksPage } from './remarks.store.ts'

export function ideaRoutes(app: App) {
  serve(app, contract.listMyIdeas, ({ db, actor, query }) => ideasOf(db, actor.id, query))
  serve(app, contract.createIdea, ({ db, deps, actor, body }) => create(db, actor, body, deps.clock()))
  serve(app, contract.editIdea, ({ db, actor, params, body }) => edit(db, actor, params.ideaId, body))
  serve(app, contract.deleteIdea, ({ db, actor, params }) => remove(db, actor, params.ideaId))
  serve(app, contract.getIdea, ({ db, actor, params }) => show(db, actor, params.ideaId))
  serve(app, contract.listIdeas, ({ db, query }) => ideasPage(db, query))
  serve(app, contract.listIdeaRemarks, async ({ db, actor, params, query }) =>
    remarksPage(db, await threadOf(db, actor, params.ideaId), actor.id, query),
  )
  serve(app, contract.remarkOnIdea, ({ deps, actor, params, body }) => remarkOnIdea(deps, actor, params.ideaId, body))
}
