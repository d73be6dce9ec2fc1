import {
  getAttemptExercise,
  getExercise,
  removeExercise as removeExerciseEndpoint,
  reportChecks,
  rerunOpenAttempts,
  runChecksAgain,
  saveExercise as saveExerciseEndpoint,
  showHint,
} from '#contract/learning/practice.ts'
import type { Measure } from '#server/kit/http/metrics.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { requireOpenStep } from '../enrolments/access.service.ts'
import type { LessonCache } from '../lessons/structure.store.ts'
import { exerciseEditor, removeExercise, saveExercise } from './editor.service.ts'
import { checksOf } from './exercises.rules.ts'
import { exerciseVersion } from './exercises.store.ts'
import { countResults, markHintShown, progressOf } from './progress.store.ts'
import { runnerFigures } from './queue.store.ts'
import { exerciseOfAttempt, rerunOpen, runAgain } from './runs.service.ts'

export function practiceRoutes(app: App, lessons: LessonCache) {
  serve(app, reportChecks, async ({ db, tools, actor, params, body: { results } }) => {
    const now = tools.clock()
    const step = await requireOpenStep(db, now, actor.id, params.stepId)
    const key = { personId: actor.id, stepId: step.stepId }
    const exercise = step.exerciseVersion === null ? null : await exerciseVersion(db, step.stepId, step.exerciseVersion)
    const known = new Set(exercise ? checksOf(exercise).visible.map(({ name }) => name) : [])
    // A page that is open since the exercise was changed reports checks that no longer exist.
    const byName = new Map(results.filter(({ name }) => known.has(name)).map((result) => [result.name, result]))
    await countResults(db, key, [...byName.values()], now)
    return progressOf(db, key)
  })
  serve(app, showHint, async ({ db, tools, actor, params, body: { name } }) => {
    const now = tools.clock()
    const { stepId } = await requireOpenStep(db, now, actor.id, params.stepId)
    const key = { personId: actor.id, stepId }
    await markHintShown(db, key, name, now)
    return progressOf(db, key)
  })
  serve(app, runChecksAgain, ({ db, tools, actor, params }) => runAgain(db, tools, actor.id, params.solutionId))
  serve(app, getAttemptExercise, ({ db, actor, params }) => exerciseOfAttempt(db, actor.id, params.solutionId))
  serve(app, getExercise, ({ db, tools, params }) => exerciseEditor(db, tools, lessons, params.stepId))
  serve(app, saveExerciseEndpoint, ({ db, tools, actor, params, body }) =>
    saveExercise(db, tools, { actorId: actor.id, stepId: params.stepId, ...body }),
  )
  serve(app, removeExerciseEndpoint, ({ db, actor, params }) => removeExercise(db, actor.id, params.stepId))
  serve(app, rerunOpenAttempts, ({ db, tools, actor, params }) => rerunOpen(db, tools, actor.id, params.stepId))
}

/** The same on every instance: runners have no address of their own. */
export function measureRunners({ deps: { db } }: App, measure: Measure) {
  measure.by('runner_crashes', 'Processes of runners that died, by what they did', 'during', async () => {
    const { crashesDuringRun, crashesIdle } = await runnerFigures(db)
    return [
      ['run', crashesDuringRun],
      ['idle', crashesIdle],
    ]
  })
  measure.by('check_runs_late_seconds', 'How long the oldest check run has been waiting', 'queue', async () => {
    const { lateSeconds } = await runnerFigures(db)
    return [['check-runs', lateSeconds]]
  })
}
