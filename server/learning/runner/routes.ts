import { getAttemptExercise, rerunOpenAttempts, runChecksAgain } from '#contract/learning/practice.ts'
import type { Measure } from '#server/kit/http/metrics.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { runnerFigures } from '../practice/queue.store.ts'
import { exerciseOfAttempt, rerunOpen, runAgain } from './runs.service.ts'

export function runnerRoutes(app: App) {
  serve(app, runChecksAgain, ({ db, tools, actor, params }) => runAgain(db, tools, actor.id, params.solutionId))
  serve(app, getAttemptExercise, ({ db, actor, params }) => exerciseOfAttempt(db, actor.id, params.solutionId))
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
