import { getTry, startTry, stopTry } from '#contract/learning/attempts/tries.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { last, start, stop } from './service.ts'

export function tryRoutes(app: App) {
  serve(app, startTry, ({ db, tools, actor, params, body }) =>
    start(db, tools, { personId: actor.id, stepId: params.stepId }, body),
  )
  serve(app, getTry, ({ db, tools, actor, params }) => last(db, tools, { personId: actor.id, stepId: params.stepId }))
  serve(app, stopTry, ({ db, tools, actor, params }) => stop(db, tools, { personId: actor.id, stepId: params.stepId }))
}
