import * as contract from '#contract/projects/submissions.ts'
import type { Tools } from '#server/kit/deps.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { requireAccess } from '#server/membership/index.ts'
import { signedFileUrl } from '#server/site/index.ts'
import { messagesPage, noLinks } from '#server/threads/index.ts'
import { commentOnSubmission } from './comments.service.ts'
import { decide, submit, show, threadOf } from './submissions.service.ts'
import { submissionsOf, submissionsPage, type LinkTo, toSubmission } from './submissions.store.ts'

/** Links that stop working when the reader loses access to the file. */
export const linksFor =
  (tools: Tools, readerId: number): LinkTo =>
  (file) =>
    signedFileUrl(tools, file, readerId)

export function submissionRoutes(app: App) {
  serve(
    app,
    contract.submitProjectFor,
    async ({ db, tools, actor, params, body: draft, files: [file], setMessage }) => {
      const submission = await submit(db, tools, actor.id, { ...params, draft, file })
      setMessage('Project submitted')
      return toSubmission(submission, linksFor(tools, actor.id))
    },
    async ({ db, tools, actor }) => {
      await requireAccess(db, actor.id, tools.clock())
      return contract.submitProjectFor.upload!
    },
  )
  serve(app, contract.getProjectSubmission, async ({ db, tools, actor, params }) => {
    const shown = await show(db, actor, params.submissionId)
    const { personId, briefId } = shown.submission
    const all = await submissionsOf(db, personId, briefId)
    const attempts = all.map(({ id, submission: { attempt, state } }) => ({ submissionId: id, attempt, state }))
    return { ...toSubmission(shown, linksFor(tools, actor.id)), attempts }
  })
  serve(app, contract.listSubmissionComments, async ({ db, actor, params, query }) =>
    messagesPage(db, await threadOf(db, actor, params.submissionId), { id: actor.id, linkTo: noLinks }, query),
  )
  serve(app, contract.commentOnSubmission, ({ db, tools, actor, params, body }) =>
    commentOnSubmission(db, tools, actor, params.submissionId, body),
  )
  serve(app, contract.listProjectSubmissions, ({ db, tools, actor, query }) =>
    submissionsPage(db, query, linksFor(tools, actor.id)),
  )
  serve(app, contract.decideProjectSubmission, async ({ db, tools, actor, params, body }) =>
    toSubmission(await decide(db, tools, actor.id, params.submissionId, body), linksFor(tools, actor.id)),
  )
}
