import type { startTry, Try } from '#contract/learning/attempts/tries.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { conflict } from '#server/kit/errors.ts'
import { requireOpenStep } from '../enrolments/service.ts'
import { checksOf } from '../lessons/exercises.rules.ts'
import { exerciseVersion } from '../lessons/exercises.store.ts'
import { countStudyDay } from '../study-days/store.ts'
import { lastTry, removeTry, replaceTry } from './store.ts'

type Own = { personId: number; stepId: number }
type Started = ReturnType<(typeof startTry)['body']['parse']>

/** Runs a project as its learner has it in the page, without storing it as anything else. */
export async function start(db: Db, { clock }: Tools, own: Own, { code, request }: Started): Promise<Try> {
  const now = clock()
  const step = await requireOpenStep(db, now, own.personId, own.stepId)
  const exercise = step.exerciseVersion === null ? null : await exerciseVersion(db, step.stepId, step.exerciseVersion)
  if (exercise?.language !== 'project') throw conflict('The checks of this step run in your page.')
  const total = request ? 0 : checksOf(exercise).visible.length
  return db.transaction(async (db) => {
    await countStudyDay(db, own.personId, now)
    return replaceTry(db, { ...own, exerciseVersion: exercise.number, code, request, total, requestedAt: now })
  })
}

export async function last(db: Db, { clock }: Tools, own: Own): Promise<{ last: Try | null }> {
  await requireOpenStep(db, clock(), own.personId, own.stepId)
  return { last: await lastTry(db, own) }
}

export async function stop(db: Db, { clock }: Tools, own: Own): Promise<null> {
  await requireOpenStep(db, clock(), own.personId, own.stepId)
  await removeTry(db, own)
  return null
}
