import type { FastifyRequest } from 'fastify'
import { mayUse } from '#contract/kit/access.ts'
import { Id } from '#contract/kit/fields.ts'
import {
  answerQuiz,
  discardLessonDraft,
  getFirstLesson,
  getLessonChange,
  getLessonEditor,
  getLessonVersion,
  listLessonVersions,
  openStep,
  publishLesson,
  saveLessonDraft,
  saveReading,
  searchLessons,
} from '#contract/learning/lessons.ts'
import {
  addVideoLink,
  removeVideo,
  renameVideo,
  saveVideoPosition,
  uploadCaptions,
  uploadVideo,
} from '#contract/learning/videos.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { serveFile } from '#server/kit/http/serve-file.ts'
import { writtenAt } from '#server/kit/http/written-at.ts'
import { storedFile } from '#server/site/index.ts'
import { readableCourses } from '../enrolments/service.ts'
import type { LessonVersionRow } from '../tables.ts'
import { discardDraft, publish, saveDraft, toContent } from './editor.service.ts'
import { lessonEditor } from './editor-page.service.ts'
import { firstLesson, firstLessonFile } from './first-lesson.service.ts'
import { stepPage, toLesson } from './page.service.ts'
import { saveAnswer, savePosition, saveReadingPlace } from './reading.service.ts'
import { search } from './search.store.ts'
import type { LessonCache } from './structure.store.ts'
import { versionsOf } from './versions.store.ts'
import { addLink, addUpload, remove, rename, setCaptions } from './videos.service.ts'

type Versions = Awaited<ReturnType<typeof versionsOf>>

const toVersion = ({ version, publisher }: Versions[number]) => ({
  version: version.number,
  note: version.note,
  publishedAt: version.publishedAt.toISOString(),
  publishedBy: publisher,
  words: version.words,
})

const toChanged = (version: LessonVersionRow) => ({ ...toLesson(version), instructions: version.instructions })

function momentOf(request: FastifyRequest, { clock }: Pick<Tools, 'clock'>) {
  const now = clock()
  return { now, writtenAt: writtenAt(request, now) }
}

export function lessonRoutes(app: App, lessons: LessonCache) {
  serve(app, openStep, ({ db, tools, actor, params }) => stepPage(db, tools, lessons, actor, params.stepId))

  serve(app, saveReading, ({ db, tools, actor, params, body, request }) =>
    saveReadingPlace(db, lessons, { personId: actor.id, ...momentOf(request, tools), ...params }, body),
  )
  serve(app, answerQuiz, ({ db, tools, actor, params: { stepId, quizKey }, body: { option }, request }) =>
    saveAnswer(db, lessons, { personId: actor.id, ...momentOf(request, tools), stepId }, { quizKey, option }),
  )

  serve(app, getLessonChange, async ({ db, tools, actor, params: { stepId }, query: { since } }) => {
    const { lesson } = await stepPage(db, tools, lessons, actor, stepId)
    const [from, to] = await Promise.all([
      lesson && lessons.lessonOf(db, stepId, since),
      lesson && lessons.lessonOf(db, stepId, lesson.version),
    ])
    if (!from || !to) throw notFound('An earlier version')
    return { from: toChanged(from), to: toChanged(to) }
  })

  serve(app, searchLessons, async ({ db, tools, actor, query: { words, courseId } }) => {
    const readable = mayUse(actor, 'staff') ? null : await readableCourses(db, tools.clock(), actor.id)
    const wanted = courseId === undefined ? readable : [courseId].filter((id) => readable?.includes(id) ?? true)
    return search(db, words, wanted)
  })

  // The first lesson of a listed course, with its materials, is open to everyone.
  serve(app, getFirstLesson, ({ db, params }) => firstLesson(db, lessons, params.courseId))

  serveFile(app, {
    path: '/courses/:courseId/first-lesson/:stepFileId/:name',
    // The name is only for people; the file is found by its id.
    fields: { courseId: Id, stepFileId: Id },
    what: 'The file',
    open: async ({ courseId, stepFileId }) =>
      storedFile(app.deps.files, await firstLessonFile(app.deps.db, lessons, courseId, stepFileId)),
  })

  serve(app, getLessonEditor, ({ db, tools, actor, params }) =>
    lessonEditor(db, tools, lessons, actor.id, params.stepId),
  )
  serve(app, saveLessonDraft, ({ db, tools, actor, params, body }) =>
    saveDraft(db, tools, { actorId: actor.id, stepId: params.stepId, ...body }),
  )
  serve(app, discardLessonDraft, ({ db, actor, params }) => discardDraft(db, actor.id, params.stepId))
  serve(app, publishLesson, ({ db, tools, actor, params, body }) =>
    publish(db, tools, { actorId: actor.id, stepId: params.stepId, ...body }),
  )
  serve(app, listLessonVersions, async ({ db, params }) => (await versionsOf(db, params.stepId)).map(toVersion))
  serve(app, getLessonVersion, async ({ db, params }) => {
    const found = (await versionsOf(db, params.stepId)).find(({ version }) => version.number === params.version)
    if (!found) throw notFound('This version')
    return { ...toVersion(found), content: toContent(found.version) }
  })
  serve(app, addVideoLink, ({ db, tools, actor, params, body }) =>
    addLink(db, tools, { actorId: actor.id, ...params, ...body }),
  )
  serve(app, uploadVideo, ({ db, tools, actor, params, body, files }) =>
    addUpload(db, tools, { actorId: actor.id, ...params, ...body }, files[0]),
  )
  serve(app, uploadCaptions, ({ db, tools, actor, params, files }) =>
    setCaptions(db, tools, { actorId: actor.id, ...params }, files[0]),
  )
  serve(app, renameVideo, ({ db, tools, actor, params, body }) =>
    rename(db, tools, { actorId: actor.id, ...params }, body.title),
  )
  serve(app, removeVideo, ({ db, tools, actor, params }) => remove(db, tools, { actorId: actor.id, ...params }))

  serve(app, saveVideoPosition, ({ db, tools, actor, params, body }) =>
    savePosition(db, { personId: actor.id, now: tools.clock(), ...params }, body.seconds),
  )
}
