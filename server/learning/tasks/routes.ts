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
import { invalid } from '#server/kit/errors.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { linksFor } from '../file-links.ts'
import type { LessonCache } from '../lessons/structure.store.ts'
import { attachFiles, removeFile, renameFile, replaceFile, setUrls } from './references.service.ts'
import { subjectOf } from '../subject.rules.ts'
import { deletedTasks } from './store.ts'
import { courseTasks } from './list.service.ts'
import { archive, create, edit, order, restore } from './service.ts'

export function taskRoutes(app: App, lessons: LessonCache) {
  serve(app, getTasks, async ({ db, tools, actor, query: { courseId, userId }, setExtraFields }) => {
    const missing = 'User ID is required'
    if (courseId === undefined) throw invalid({ courseId: missing }, missing)
    const personId = subjectOf(actor, userId, 'reviews:see')
    const { tasks, course } = await courseTasks(db, tools, lessons, { actor, courseId, personId })
    setExtraFields({ courseDetails: course })
    return tasks
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
