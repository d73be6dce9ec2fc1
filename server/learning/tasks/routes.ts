import { mayUse } from '#contract/kit/endpoint.ts'
import {
  createTask,
  deleteTask,
  editTask,
  getTasks,
  orderTasks,
  removeStepFile,
  uploadTaskFiles,
  uploadTaskUrls,
} from '#contract/learning/tasks.ts'
import type { Actor } from '#server/kit/http/actor.ts'
import { invalid, notFound } from '#server/kit/http/errors.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { signedFileUrl } from '#server/site/index.ts'
import { requireCourse } from '../enrolments/access.service.ts'
import { certificateCodesOf, noProgress, progressOf } from '../enrolments/progress.store.ts'
import { attach, detach, setUrls } from './references.service.ts'
import { subjectOf } from '../subject.rules.ts'
import { create, edit, order, remove } from './service.ts'
import { anyCourse, type LinkTo, tasksOf } from './store.ts'

export function taskRoutes(app: App) {
  /** Links open for who asked, as long as they may. */
  const linksFor =
    (actor: Actor): LinkTo =>
    (file) =>
      signedFileUrl(app.deps, file, actor.id)

  serve(app, getTasks, async ({ db, deps, actor, query: { courseId, userId }, setExtraFields }) => {
    const missing = 'User ID is required'
    if (courseId === undefined) throw invalid({ courseId: missing }, missing)
    const personId = subjectOf(actor, userId, 'mentor')
    if (!mayUse(actor.role, 'mentor')) await requireCourse(db, deps.clock(), personId, courseId)
    const course = await anyCourse(db, courseId)
    if (!course) throw notFound('Course')
    const isArchived = course.archivedAt !== null
    const [tasks, progress, codes] = await Promise.all([
      tasksOf(db, { courseId, personId, isArchived }, linksFor(actor)),
      progressOf(db, personId, [courseId]),
      certificateCodesOf(db, personId),
    ])
    setExtraFields({
      courseDetails: {
        courseId,
        courseTitle: course.title,
        courseDescription: course.description,
        progress: progress.get(courseId) ?? noProgress,
        certificateCode: codes.get(courseId) ?? null,
        isArchived,
      },
    })
    return tasks
  })

  serve(app, createTask, async ({ db, actor, body, setMessage }) => {
    const task = await create(db, actor.id, body, linksFor(actor))
    setMessage('Your task was created successfully!')
    return task
  })
  serve(app, editTask, ({ db, deps, actor, params, body }) => {
    const editing = { actorId: actor.id, taskId: params.taskId, jobs: deps.jobs, linkTo: linksFor(actor) }
    return edit(db, editing, body)
  })
  serve(app, orderTasks, ({ db, actor, params, body }) => order(db, actor.id, params.courseId, body.taskIds))
  serve(app, deleteTask, ({ db, deps, actor, params }) =>
    remove(db, { actorId: actor.id, taskId: params.taskId, jobs: deps.jobs }),
  )

  serve(app, uploadTaskFiles, async ({ db, actor, body, files, setMessage }) => {
    const attached = await attach(db, actor.id, body.taskStepId, files, linksFor(actor))
    setMessage('Files uploaded successfully!')
    return attached
  })
  serve(app, uploadTaskUrls, ({ db, actor, body }) => setUrls(db, actor.id, body.taskStepId, body.urls))
  serve(app, removeStepFile, ({ deps, actor, params }) => detach(deps, actor.id, params.stepFileId))
}
