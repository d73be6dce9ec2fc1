import { getFirstLesson } from '#contract/learning/lessons.ts'
import { Id } from '#contract/kit/fields.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { serveFile } from '#server/kit/http/serve-file.ts'
import { storedFile } from '#server/site/index.ts'
import { firstLesson, firstLessonFile } from './first-lesson.service.ts'
import type { LessonCache } from './structure.store.ts'

/** The first lesson of a listed course, with its materials, is open to everyone. */
export function firstLessonRoutes(app: App, lessons: LessonCache) {
  serve(app, getFirstLesson, ({ db, params }) => firstLesson(db, lessons, params.courseId))

  serveFile(app, {
    path: '/courses/:courseId/first-lesson/:stepFileId/:name',
    // The name is only for people; the file is found by its id.
    fields: { courseId: Id, stepFileId: Id },
    what: 'The file',
    open: async ({ courseId, stepFileId }) =>
      storedFile(app.deps.files, await firstLessonFile(app.deps.db, lessons, courseId, stepFileId)),
  })
}
