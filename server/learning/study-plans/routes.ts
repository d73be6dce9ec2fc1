import { getStudyPlan, saveStudyPlan } from '#contract/learning/study/plan.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { planOf, putPlan } from './store.ts'

export function studyPlanRoutes(app: App) {
  serve(app, getStudyPlan, ({ db, actor }) => planOf(db, actor.id))
  serve(app, saveStudyPlan, ({ db, tools, actor, body }) => putPlan(db, actor.id, body, tools.clock()))
}
