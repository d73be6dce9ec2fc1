import { listMyJobs, markJob } from '#contract/careers/my-jobs.ts'
import { serve, type App } from '#server/kit/serve.ts'
import { mark } from './my-jobs.service.ts'
import { jobsFor } from './my-jobs.store.ts'

export function myJobRoutes(app: App) {
  serve(app, listMyJobs, ({ db, actor, query }) => jobsFor(db, actor.id, query))
  serve(app, markJob, ({ deps, actor, params, body }) => mark(deps, actor.id, params.jobId, body))
}
