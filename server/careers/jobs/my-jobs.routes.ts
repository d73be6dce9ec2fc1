import { listMyJobs, trackJob } from '#contract/careers/my-jobs.ts'
import { indiaDate } from '#server/kit/india.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { track } from './my-jobs.service.ts'
import { jobsFor } from './my-jobs.store.ts'

export function myJobRoutes(app: App) {
  serve(app, listMyJobs, ({ db, tools, actor, query }) =>
    jobsFor(db, { personId: actor.id, today: indiaDate(tools.clock()) }, query),
  )
  serve(app, trackJob, ({ db, tools, actor, params, body }) => track(db, tools, actor.id, params.jobId, body))
}
