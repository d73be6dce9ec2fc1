import { listMyJobs, markJob } from '#contract/careers/my-jobs.ts'
import { indiaDate } from '#server/kit/india.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { mark } from './my-jobs.service.ts'
import { jobsFor } from './my-jobs.store.ts'

export function myJobRoutes(app: App) {
  serve(app, listMyJobs, ({ db, deps, actor, query }) =>
    jobsFor(db, { personId: actor.id, today: indiaDate(deps.clock()) }, query),
  )
  serve(app, markJob, ({ deps, actor, params, body }) => mark(deps, actor.id, params.jobId, body))
}
