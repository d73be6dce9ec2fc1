import { answerPracticeItem, getPracticeSitting } from '#contract/learning/study/recall.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import type { LessonCache } from '../lessons/structure.store.ts'
import { answerItem, createPracticeLessons, sittingOf } from './service.ts'

export function recallRoutes(app: App, lessons: LessonCache) {
  const practice = createPracticeLessons(lessons)
  serve(app, getPracticeSitting, ({ db, tools, actor }) => sittingOf(db, tools, practice, actor.id))
  serve(app, answerPracticeItem, ({ db, tools, actor, body }) => answerItem(db, tools, practice, actor.id, body))
}
