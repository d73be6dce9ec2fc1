import { listJobs } from '#contract/careers/jobs.ts'
import { indiaDate } from '#server/kit/india.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { openJobs } from './store.ts'

export function jobRoutes(app: App) {
  serve(app, listJobs, ({ db, tools, query }) => openJobs(db, indiaDate(tools.clock()), query))
}
