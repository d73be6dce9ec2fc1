import * as contract from '#contract/careers/job-desk.ts'
import { indiaDate } from '#server/kit/india.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { edit, post, setClosed } from './desk.service.ts'
import { deskJobsPage } from './desk.store.ts'
import { importJobs } from './import.service.ts'

export function jobDeskRoutes(app: App) {
  serve(app, contract.listJobDesk, ({ db, tools, query }) => deskJobsPage(db, indiaDate(tools.clock()), query))
  serve(app, contract.postJob, ({ db, tools, actor, body }) => post(db, tools, actor.id, body))
  serve(app, contract.editJob, ({ db, tools, actor, params, body }) => edit(db, tools, actor.id, params.jobId, body))
  serve(app, contract.closeJobs, ({ db, tools, actor, body }) => setClosed(db, tools, actor.id, body))
  serve(app, contract.importJobs, ({ db, tools, actor, body, files: [file] }) =>
    importJobs(db, tools, { actorId: actor.id, file, confirm: body.confirm }),
  )
}
