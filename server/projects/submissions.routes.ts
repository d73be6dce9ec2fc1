import * as contract from '#contract/projects/submissions.ts'
import type { Deps } from '#server/kit/deps.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { signedFileUrl } from '#server/site/index.ts'
import { decide, submit, requireAccess, show, threadOf } from './submissions.service.ts'
import { submissionsOf, submissionsPage, type LinkTo, toSubmission } from './submissions.store.ts'
import { remarkOnSubmission } from './remarks.service.ts'
import { remarksPage } from './remarks.store.ts'

/** Links that die as soon as their reader may no longer read the file. */
export const linksFor =
  (deps: Deps, readerId: number): LinkTo =>
  (file) =>
    signedFileUrl(deps, file, readerId)

export function submissionRoutes(app: App) {
  serve(
    app,
    contract.submitProjectFor,
    async ({ deps, actor, params, body: draft, files: [file], setMessage }) => {
      const submitted = await submit(deps, actor.id, { ...params, draft, file })
      setMessage('Project submitted')
      return toSubmission(submitted, linksFor(deps, actor.id))
    },
    async ({ db, deps, actor }) => {
      await requireAccess(db, deps.clock(), actor.id)
      return contract.submitProjectFor.upload!
    },
  )
  serve(app, contract.getProjectSubmission, async ({ db, deps, actor, params }) => {
    const shown = await show(db, actor, params.submissionId)
    const { personId, briefId } = shown.submission
    const all = await submissionsOf(db, personId, briefId)
    const attempts = all.map(({ id, submission: { attempt, state } }) => ({ submissionId: id, attempt, state }))
    return { ...toSubmission(shown, linksFor(deps, actor.id)), attempts }
  })
  serve(app, contract.listSubmissionRemarks, async ({ db, actor, params, query }) =>
    remarksPage(db, await threadOf(db, actor, params.submissionId), actor.id, query),
  )
  serve(app, contract.remarkOnSubmission, ({ deps, actor, params, body }) =>
    remarkOnSubmission(deps, actor, params.submissionId, body),
  )
  serve(app, contract.listProjectSubmissions, ({ db, deps, actor, query }) =>
    submissionsPage(db, query, linksFor(deps, actor.id)),
  )
  serve(app, contract.decideProjectSubmission, async ({ deps, actor, params, body }) =>
    toSubmission(await decide(deps, actor.id, params.submissionId, body), linksFor(deps, actor.id)),
  )
}
