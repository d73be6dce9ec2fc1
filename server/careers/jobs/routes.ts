import { getJob, listJobs } from '#contract/careers/jobs.ts'
import { indiaDate } from '#server/kit/india.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { jobById, openJobs } from './store.ts'

export function jobRoutes(app: App) {
  serve(app, getJob, ({ db, tools, params }) => jobById(db, indiaDate(tools.clock()), params.jobId))
  serve(app, listJobs, ({ db, tools, query }) => openJobs(db, indiaDate(tools.clock()), query))
}
