import * as contract from '#contract/careers/job-desk.ts'
import { indiaDate } from '#server/kit/india.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { close, edit, post } from './desk.service.ts'
import { deskJobsPage } from './desk.store.ts'
import { importFrom } from './import.service.ts'

export function jobDeskRoutes(app: App) {
  serve(app, contract.listJobDesk, ({ db, deps, query }) => deskJobsPage(db, indiaDate(deps.clock()), query))
  serve(app, contract.postJob, ({ deps, actor, body }) => post(deps, actor.id, body))
  serve(app, contract.editJob, ({ deps, actor, params, body }) => edit(deps, actor.id, params.jobId, body))
  serve(app, contract.closeJobs, ({ deps, actor, body }) => close(deps, actor.id, body))
  serve(app, contract.importJobs, ({ deps, actor, body, files: [file] }) =>
    importFrom(deps, { actorId: actor.id, file, confirm: body.confirm }),
  )
}
