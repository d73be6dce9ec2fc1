import { getDraft, saveDraft, submitSolution } from '#contract/learning/solutions.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { writtenAt } from '#server/kit/http/written-at.ts'
import { readSettings } from '#server/site/index.ts'
import { requireOwnAccess } from '#server/membership/index.ts'
import { conflict } from '#server/kit/errors.ts'
import { acceptedFiles, acceptedWithCode } from '../uploads/rules.ts'
import { submit } from './service.ts'
import { requireOpenStep } from '../enrolments/service.ts'
import { toImportedFrom } from '../imports/store.ts'
import { linksFor } from '../file-links.ts'
import { submittedCode } from '../practice/code.service.ts'
import { draftRead, filesOf, putDraft } from './store.ts'
import { toDraftUpload } from '../uploads/store.ts'

export function solutionRoutes(app: App) {
  serve(
    app,
    submitSolution,
    async ({ db, tools, actor, body, files, upload, setMessage, request }) => {
      const sent = { ...body, writtenAt: writtenAt(request, tools.clock()) }
      const submitted = await submit(db, tools, actor.id, sent, files, upload!)
      setMessage('Solution submitted successfully...')
      return submitted
    },
    async ({ db, tools, actor }) => {
      await requireOwnAccess(db, actor, tools.clock())
      const accepted = acceptedFiles((await readSettings(db)).submission)
      return { ...accepted, maxReceived: acceptedWithCode(accepted).maxFiles }
    },
  )
  serve(app, getDraft, async ({ db, tools, actor, params }) => {
    const { stepId } = params
    const [{ exerciseVersion }, { draft, uploads, imports, last }] = await Promise.all([
      requireOpenStep(db, tools.clock(), actor.id, stepId),
      draftRead(db, { personId: actor.id, stepId }),
    ])
    const rejected = last?.state === 'rejected' ? last : null
    return {
      text: draft?.text ?? rejected?.textSolution ?? '',
      version: draft?.version ?? 0,
      savedAt: draft?.updatedAt.toISOString() ?? null,
      uploads: uploads.map(toDraftUpload),
      imports: imports.map(toImportedFrom),
      previous: rejected && {
        attempt: rejected.attempt,
        files: await filesOf(db, rejected.id, linksFor(tools, actor.id)),
      },
      droppedFiles: draft?.droppedFiles ?? [],
      // After a submission the exercise continues with the code that was submitted.
      code: draft ? draft.code : last && (await submittedCode(db, tools, last.id, { stepId, exerciseVersion })),
    }
  })
  serve(app, saveDraft, async ({ db, tools, actor, params, body: { text, version, droppedFiles, code } }) => {
    const now = tools.clock()
    const { stepId } = await requireOpenStep(db, now, actor.id, params.stepId)
    const saved = await putDraft(db, version, {
      personId: actor.id,
      stepId,
      text,
      droppedFiles,
      updatedAt: now,
      ...(code !== undefined && { code }),
    })
    if (saved === null) throw conflict('Your draft was changed in another tab or on another device.')
    return { version: saved, savedAt: now.toISOString() }
  })
}
