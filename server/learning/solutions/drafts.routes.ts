import { getDraft, saveDraft } from '#contract/learning/solutions.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { requireOpenStep } from '../enrolments/access.service.ts'
import { draftOf, putDraft } from './drafts.store.ts'
import { draftUploads } from '../uploads/store.ts'

export function draftRoutes(app: App) {
  serve(app, getDraft, async ({ db, tools, actor, params }) => {
    const { stepId } = await requireOpenStep(db, tools.clock(), actor.id, params.taskStepId)
    const draft = await draftOf(db, actor.id, stepId)
    const uploads = await draftUploads(db, actor.id, stepId)
    return { text: draft?.text ?? '', savedAt: draft?.updatedAt.toISOString() ?? null, uploads }
  })
  serve(app, saveDraft, async ({ db, tools, actor, params, body }) => {
    const now = tools.clock()
    const { stepId } = await requireOpenStep(db, now, actor.id, params.taskStepId)
    await putDraft(db, actor.id, stepId, body.text, now)
    return { savedAt: now.toISOString() }
  })
}
