import {
  getProblem,
  getProblemRun,
  giveUpProblem,
  listProblems,
  saveProblemCode,
  submitProblem,
} from '#contract/learning/problems/problems.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import type { LessonCache } from '../lessons/structure.store.ts'
import { courseProblems, giveUp, newestRun, problemPage, saveCode, submit } from './service.ts'

export function problemRoutes(app: App, lessons: LessonCache) {
  serve(app, listProblems, ({ db, tools, actor, params }) => courseProblems(db, tools, lessons, actor, params.courseId))
  serve(app, getProblem, ({ db, tools, actor, params }) => problemPage(db, tools, lessons, actor, params.problemId))
  serve(app, saveProblemCode, ({ db, tools, actor, params, body }) =>
    saveCode(db, { personId: actor.id, problemId: params.problemId, now: tools.clock() }, body),
  )
  serve(app, submitProblem, ({ db, tools, actor, params, body }) =>
    submit(db, { personId: actor.id, problemId: params.problemId, now: tools.clock() }, body),
  )
  serve(app, getProblemRun, ({ db, tools, actor, params }) =>
    newestRun(db, { personId: actor.id, problemId: params.problemId, now: tools.clock() }),
  )
  serve(app, giveUpProblem, ({ db, tools, actor, params }) =>
    giveUp(db, { personId: actor.id, problemId: params.problemId, now: tools.clock() }),
  )
}
