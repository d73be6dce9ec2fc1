import {
  getExercise,
  removeExercise as removeExerciseEndpoint,
  reportChecks,
  saveExercise as saveExerciseEndpoint,
  showHint,
} from '#contract/learning/practice.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { writtenAt } from '#server/kit/http/written-at.ts'
import { requireOpenStep } from '../enrolments/service.ts'
import type { LessonCache } from '../lessons/structure.store.ts'
import { exerciseEditor, removeExercise, saveExercise } from './editor.service.ts'
import { checksOf } from '../lessons/exercises.rules.ts'
import { countResults, exerciseVersion, markHintShown, progressOf } from '../lessons/exercises.store.ts'
import { countStudyDay } from '../study-days/store.ts'

export function practiceRoutes(app: App, lessons: LessonCache) {
  serve(app, reportChecks, async ({ db, tools, actor, params, body: { results } }) => {
    const now = tools.clock()
    const step = await requireOpenStep(db, now, actor.id, params.stepId)
    const key = { personId: actor.id, stepId: step.stepId }
    const exercise = step.exerciseVersion === null ? null : await exerciseVersion(db, step.stepId, step.exerciseVersion)
    const known = new Set(exercise ? checksOf(exercise).visible.map(({ name }) => name) : [])
    // A page that is open since the exercise was changed reports checks that no longer exist.
    const byName = new Map(results.filter(({ name }) => known.has(name)).map((result) => [result.name, result]))
    await db.transaction(async (db) => {
      await countStudyDay(db, actor.id, now)
      await countResults(db, key, [...byName.values()], now)
    })
    return progressOf(db, key)
  })
  serve(app, showHint, async ({ db, tools, actor, params, body: { name }, request }) => {
    const now = tools.clock()
    const { stepId } = await requireOpenStep(db, now, actor.id, params.stepId)
    const key = { personId: actor.id, stepId }
    await markHintShown(db, key, name, writtenAt(request, now) ?? now)
    return progressOf(db, key)
  })
  serve(app, getExercise, ({ db, tools, params }) => exerciseEditor(db, tools, lessons, params.stepId))
  serve(app, saveExerciseEndpoint, ({ db, tools, actor, params, body }) =>
    saveExercise(db, tools, { actorId: actor.id, stepId: params.stepId, ...body }),
  )
  serve(app, removeExerciseEndpoint, ({ db, actor, params }) => removeExercise(db, actor.id, params.stepId))
}
