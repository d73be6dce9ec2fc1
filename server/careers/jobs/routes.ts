import { getJob, listJobs } from '#contract/careers/jobs.ts'
import { indiaDate } from '#server/kit/india.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { listMyJobs, trackJob } from '#contract/careers/my-jobs.ts'
import { jobById, openJobs } from './store.ts'
import * as contract from '#contract/careers/job-desk.ts'
import { edit, post, setClosed } from './desk.service.ts'
import { deskJobsPage } from './desk.store.ts'
import { importJobs } from './import.service.ts'
import { track } from './my-jobs.service.ts'
import { jobsFor } from './my-jobs.store.ts'

export function jobRoutes(app: App) {
  serve(app, getJob, ({ db, tools, params }) => jobById(db, indiaDate(tools.clock()), params.jobId))
  serve(app, listJobs, ({ db, tools, query }) => openJobs(db, indiaDate(tools.clock()), query))
  serve(app, contract.listJobDesk, ({ db, tools, query }) => deskJobsPage(db, indiaDate(tools.clock()), query))
  serve(app, contract.postJob, ({ db, tools, actor, body }) => post(db, tools, actor.id, body))
  serve(app, contract.editJob, ({ db, tools, actor, params, body }) => edit(db, tools, actor.id, params.jobId, body))
  serve(app, contract.closeJobs, ({ db, tools, actor, body }) => setClosed(db, tools, actor.id, body))
  serve(app, contract.importJobs, ({ db, tools, actor, body, files: [file] }) =>
    importJobs(db, tools, { actorId: actor.id, file, confirm: body.confirm }),
  )
  serve(app, listMyJobs, ({ db, tools, actor, query }) =>
    jobsFor(db, { personId: actor.id, today: indiaDate(tools.clock()) }, query),
  )
  serve(app, trackJob, ({ db, tools, actor, params, body }) => track(db, tools, actor.id, params.jobId, body))
}
