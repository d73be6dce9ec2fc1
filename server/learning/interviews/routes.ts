import {
  finishInterview,
  getInterview,
  listInterviews,
  saveInterviewCode,
  saveInterviewResults,
  startInterview,
} from '#contract/learning/study/interviews.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import type { LessonCache } from '../lessons/structure.store.ts'
import { finish, interviewOf, interviewsPage, saveCode, saveResults, start } from './service.ts'

export function interviewRoutes(app: App, lessons: LessonCache) {
  serve(app, listInterviews, ({ db, tools, actor }) => interviewsPage(db, { personId: actor.id, now: tools.clock() }))
  serve(app, startInterview, ({ db, tools, actor, body }) =>
    start(db, lessons, { personId: actor.id, now: tools.clock() }, body.courseId),
  )
  serve(app, getInterview, ({ db, tools, actor, params }) =>
    interviewOf(db, lessons, { personId: actor.id, now: tools.clock() }, params.interviewId),
  )
  serve(app, saveInterviewCode, ({ db, tools, actor, params, body }) =>
    saveCode(db, { personId: actor.id, now: tools.clock() }, params, body),
  )
  serve(app, finishInterview, ({ db, tools, actor, params }) =>
    finish(db, { personId: actor.id, now: tools.clock() }, params.interviewId),
  )
  serve(app, saveInterviewResults, ({ db, tools, actor, params, body }) =>
    saveResults(db, lessons, { personId: actor.id, now: tools.clock() }, params, body.results),
  )
}
