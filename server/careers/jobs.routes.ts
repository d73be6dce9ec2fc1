import { listJobs } from '#contract/careers/jobs.ts'
import { serve, type App } from '#server/kit/serve.ts'
import { openJobs } from './jobs.store.ts'

export function jobRoutes(app: App) {
  serve(app, listJobs, ({ db, query }) => openJobs(db, query))
}
