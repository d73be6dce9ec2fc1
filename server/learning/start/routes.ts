import { Id, Ordinal } from '#contract/kit/fields.ts'
import { listStartLessons } from '#contract/catalogue/start-lessons.ts'
import { getStartLesson, getStartProgress, saveStartProgress } from '#contract/learning/start.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { serveFile } from '#server/kit/http/serve-file.ts'
import { storedFile } from '#server/site/index.ts'
import type { LessonCache } from '../lessons/structure.store.ts'
import { addProgress, myProgress, startLesson, startLessons, startMaterial } from './service.ts'

export function startRoutes(app: App, lessons: LessonCache) {
  serve(app, listStartLessons, ({ db }) => startLessons(db, lessons))
  serve(app, getStartLesson, ({ db, params }) => startLesson(db, lessons, params.number))
  serve(app, getStartProgress, ({ db, actor }) => myProgress(db, actor.id))
  serve(app, saveStartProgress, ({ db, tools, actor, body }) =>
    addProgress(db, lessons, { personId: actor.id, sent: body.lessons, now: tools.clock() }),
  )

  serveFile(app, {
    path: '/start/:number/:stepFileId/:name',
    // The name is only for people; the file is found by its id.
    fields: { number: Ordinal, stepFileId: Id },
    what: 'The file',
    open: async ({ number, stepFileId }) =>
      storedFile(app.deps.files, await startMaterial(app.deps.db, lessons, number, stepFileId)),
  })
}
