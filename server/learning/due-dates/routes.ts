import { moveMyPlan } from '#contract/learning/study/due-dates.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { moveOwn } from './service.ts'

export function dueDateRoutes(app: App) {
  serve(app, moveMyPlan, ({ db, tools, actor, params }) => moveOwn(db, tools, { personId: actor.id, ...params }))
}
