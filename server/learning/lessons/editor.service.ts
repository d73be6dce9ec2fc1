import type { LessonContent } from '#contract/learning/lesson-text.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { conflict, notFound } from '#server/kit/errors.ts'
import type { StepRow } from '../tables.ts'
import { assertPublishable } from './rules.ts'
import { lessonVersion } from './structure.store.ts'
import { addVersion, deleteLessonDraft, lessonDraft, lockStep, putLessonDraft } from './versions.store.ts'

const changedElsewhere = 'This lesson was changed by somebody else or in another tab.'
const subject = (stepId: number) => `step ${stepId}`

export async function lockedStep(db: Db, stepId: number): Promise<StepRow> {
  const step = await lockStep(db, stepId)
  if (!step) throw notFound('This step')
  return step
}

type Saving = { actorId: number; stepId: number; version: number; content: LessonContent }

export function saveDraft(db: Db, { clock }: Tools, { actorId, stepId, version, content }: Saving) {
  return db.transaction(async (db) => {
    const { lessonVersion: basedOn } = await lockedStep(db, stepId)
    const updatedAt = clock()
    const saved = await putLessonDraft(db, stepId, { version, basedOn }, { ...content, updatedBy: actorId, updatedAt })
    if (saved === null) throw conflict(changedElsewhere)
    return { version: saved, savedAt: updatedAt.toISOString() }
  })
}

export function discardDraft(db: Db, actorId: number, stepId: number): Promise<null> {
  return db.transaction(async (db) => {
    await lockedStep(db, stepId)
    const draft = await lessonDraft(db, stepId)
    if (!draft) return null
    await deleteLessonDraft(db, stepId)
    // The text stays in the log, in case it was the wrong one.
    const { lesson, instructions } = draft.draft
    await audit(db, {
      actorId,
      action: 'lesson draft discarded',
      subject: subject(stepId),
      before: { lesson, instructions },
    })
    return null
  })
}

type Publishing = { actorId: number; stepId: number; version: number; note: string }

export function publish(db: Db, { clock }: Tools, { actorId, stepId, version, note }: Publishing) {
  return db.transaction(async (db) => {
    const step = await lockedStep(db, stepId)
    const found = await lessonDraft(db, stepId)
    if (found?.draft.version !== version) throw conflict(changedElsewhere)
    const content = toContent(found.draft)
    assertPublishable(content)
    const publishedAt = clock()
    const number = await addVersion(db, { stepId, content, note, publishedBy: actorId, publishedAt })
    await deleteLessonDraft(db, stepId)
    await audit(db, {
      actorId,
      action: 'lesson published',
      subject: subject(stepId),
      before: { version: step.lessonVersion },
      after: { version: number, note },
    })
    return { version: number, publishedAt: publishedAt.toISOString() }
  })
}

/** A step renamed in the task form keeps its lesson, and the history shows the change. The step must be locked. */
export async function changeNameOrInstructions(
  db: Db,
  { actorId, now }: { actorId: number; now: Date },
  step: StepRow,
  changes: { name: string; instructions?: string | undefined },
): Promise<void> {
  if (step.lessonVersion === null) return
  const { name, instructions = step.instructions } = changes
  if (name === step.name && instructions === step.instructions) return
  const before = await lessonVersion(db, step.id, step.lessonVersion)
  const content = { ...toContent(before!), name, instructions }
  await addVersion(db, { stepId: step.id, content, note: '', publishedBy: actorId, publishedAt: now })
}

export const toContent = ({
  name,
  effort,
  summary,
  lesson,
  instructions,
  sampleDatabase,
}: LessonContent): LessonContent => ({
  name,
  effort,
  summary,
  lesson,
  instructions,
  sampleDatabase,
})
