import { listDeletedCourses, restoreCourse } from '#contract/catalogue/courses.ts'
import { listDeletedTasks, restoreTask } from '#contract/learning/tasks.ts'
import { call } from '#web/kit/api/api.ts'
import { useInvalidatingMutation, endpointQuery } from '#web/kit/api/query.ts'

/** Both begin with the key of what restoring changes, so that those lists are fetched again too. */
export const deletedCourses = endpointQuery(['catalogue', 'deleted'], listDeletedCourses)
export const deletedTasks = endpointQuery(['learning', 'deleted'], listDeletedTasks)

export const useRestoreCourse = () =>
  useInvalidatingMutation(['catalogue'], (courseId: number) => call(restoreCourse, { params: { courseId } }))

export const useRestoreTask = () =>
  useInvalidatingMutation(['learning'], (taskId: number) => call(restoreTask, { params: { taskId } }))
