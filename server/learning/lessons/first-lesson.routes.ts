import { getFirstLesson } from '#contract/learning/lessons.ts'
import { Id } from '#contract/kit/fields.ts'
import { z } from '#contract/kit/zod.ts'
import { notFound } from '#server/kit/errors.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { deliverFile } from '#server/site/index.ts'
import { firstLesson, firstLessonFile } from './first-lesson.service.ts'
import type { LessonCache } from './structure.store.ts'

// The name is only for people; the file is found by its id.
const Material = z.object({ courseId: Id, stepFileId: Id })

/** The first lesson of a listed course, with its materials, is open to everyone. */
export function firstLessonRoutes(app: App, lessons: LessonCache) {
  serve(app, getFirstLesson, ({ db, params }) => firstLesson(db, lessons, params.courseId))

  app.route({
    method: ['GET', 'HEAD'],
    url: '/courses/:courseId/first-lesson/:stepFileId/:name',
    handler: async (request, reply) => {
      const asked = Material.safeParse(request.params)
      if (!asked.success) throw notFound('The file')
      const { courseId, stepFileId } = asked.data
      const file = await firstLessonFile(app.deps.db, lessons, courseId, stepFileId)
      return deliverFile(app, file, request, reply)
    },
  })
}
