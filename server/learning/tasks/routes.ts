import { mayUse } from '#contract/kit/endpoint.ts'
import {
  createTask,
  deleteTask,
  editTask,
  getTasks,
  listDeletedTasks,
  orderTasks,
  removeStepFile,
  renameStepFile,
  replaceStepFile,
  restoreTask,
  uploadTaskFiles,
  uploadTaskUrls,
} from '#contract/learning/tasks.ts'
import { invalid, notFound } from '#server/kit/http/errors.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { isReadOnlyCourse } from '../enrolments/access.service.ts'
import { certificateCodesOf, noProgress, progressOf } from '../enrolments/progress.store.ts'
import { linksFor } from '../file-links.ts'
import { attachFiles, removeFile, renameFile, replaceFile, setUrls } from './references.service.ts'
import { subjectOf } from '../subject.rules.ts'
import { submittedOnly } from './rules.ts'
import { deletedTasks } from './deleted.store.ts'
import { archive, create, edit, order, restore } from './service.ts'
import { anyCourse, tasksOf } from './store.ts'

export function taskRoutes(app: App) {
  serve(app, getTasks, async ({ db, tools, actor, query: { courseId, userId }, setExtraFields }) => {
    const missing = 'User ID is required'
    if (courseId === undefined) throw invalid({ courseId: missing }, missing)
    const personId = subjectOf(actor, userId, 'mentor')
    const isStaff = mayUse(actor.role, 'mentor')
    const isReadOnly = !isStaff && (await isReadOnlyCourse(db, tools.clock(), personId, courseId))
    const course = await anyCourse(db, courseId)
    if (!course) throw notFound('Course')
    const isArchived = course.archivedAt !== null
    const [{ tasks, nextStepId }, progress, codes] = await Promise.all([
      tasksOf(db, { courseId, personId, isArchived }, linksFor(tools, actor.id)),
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
        nextStepId: isReadOnly ? null : nextStepId,
        isArchived,
        isReadOnly,
      },
    })
    return isReadOnly ? submittedOnly(tasks) : tasks
  })

  serve(app, createTask, async ({ db, tools, actor, body, setMessage }) => {
    const task = await create(db, actor.id, body, linksFor(tools, actor.id))
    setMessage('Your task was created successfully!')
    return task
  })
  serve(app, editTask, ({ db, tools, actor, params, body }) =>
    edit(db, tools, { actorId: actor.id, taskId: params.taskId, linkTo: linksFor(tools, actor.id) }, body),
  )
  serve(app, orderTasks, ({ db, actor, params, body }) => order(db, actor.id, params.courseId, body.taskIds))
  serve(app, deleteTask, ({ db, tools, actor, params }) => archive(db, tools, actor.id, params.taskId))

  serve(app, listDeletedTasks, ({ db, tools }) => deletedTasks(db, tools.clock()))
  serve(app, restoreTask, ({ db, tools, actor, params }) => restore(db, tools, actor.id, params.taskId))

  serve(app, uploadTaskFiles, async ({ db, tools, actor, body, files, setMessage }) => {
    const { taskStepId: stepId, ...where } = body
    const attached = await attachFiles(db, { actorId: actor.id, stepId, ...where }, files, linksFor(tools, actor.id))
    setMessage('Files uploaded successfully!')
    return attached
  })
  serve(app, uploadTaskUrls, ({ db, actor, body }) => setUrls(db, actor.id, body.taskStepId, body.urls))
  serve(app, renameStepFile, ({ db, tools, actor, params, body }) =>
    renameFile(db, { actorId: actor.id, ...params, linkTo: linksFor(tools, actor.id) }, body.name),
  )
  serve(app, replaceStepFile, ({ db, tools, actor, params, files }) =>
    replaceFile(db, tools, { actorId: actor.id, ...params, linkTo: linksFor(tools, actor.id) }, files[0]),
  )
  serve(app, removeStepFile, ({ db, tools, actor, params }) => removeFile(db, tools, actor.id, params.stepFileId))
}
