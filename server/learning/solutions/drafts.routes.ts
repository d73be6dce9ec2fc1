import { getDraft, saveDraft } from '#contract/learning/solutions.ts'
import { conflict } from '#server/kit/errors.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { requireOpenStep } from '../enrolments/access.service.ts'
import { linksFor } from '../file-links.ts'
import { submittedCode } from '../practice/code.service.ts'
import { draftOf, putDraft } from './drafts.store.ts'
import { filesOf, lastSolution } from './store.ts'
import { draftUploads } from '../uploads/store.ts'

export function draftRoutes(app: App) {
  serve(app, getDraft, async ({ db, tools, actor, params }) => {
    const { stepId, exerciseVersion } = await requireOpenStep(db, tools.clock(), actor.id, params.stepId)
    const draft = await draftOf(db, actor.id, stepId)
    const uploads = await draftUploads(db, actor.id, stepId)
    const last = await lastSolution(db, actor.id, stepId)
    const rejected = last?.state === 'rejected' ? last : null
    return {
      text: draft?.text ?? rejected?.textSolution ?? '',
      version: draft?.version ?? 0,
      savedAt: draft?.updatedAt.toISOString() ?? null,
      uploads,
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
