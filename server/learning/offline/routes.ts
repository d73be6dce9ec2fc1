import { getOfflineCourse } from '#contract/learning/study/offline.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import type { LessonCache } from '../lessons/structure.store.ts'
import { offlineCourse } from './service.ts'

export function offlineRoutes(app: App, lessons: LessonCache) {
  serve(app, getOfflineCourse, ({ db, tools, actor, params }) =>
    offlineCourse(db, tools, lessons, actor, params.courseId),
  )
}
