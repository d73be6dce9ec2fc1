import {
  hideSharedSolution,
  listSharedSolutions,
  shareSolution,
  unshareSolution,
} from '#contract/learning/attempts/sharing.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { hide, share, sharedAt, unshare } from './service.ts'

export function sharingRoutes(app: App) {
  serve(app, listSharedSolutions, ({ db, tools, actor, params }) => sharedAt(db, tools, actor, params.stepId))
  serve(app, shareSolution, ({ db, tools, actor, params, body }) =>
    share(db, tools, { personId: actor.id, stepId: params.stepId, isNamed: body.isNamed }),
  )
  serve(app, unshareSolution, ({ db, actor, params }) => unshare(db, actor.id, params.stepId))
  serve(app, hideSharedSolution, ({ db, actor, params, body }) => hide(db, actor.id, params.solutionId, body.reason))
}
