import { queryOptions } from '@tanstack/react-query'
import { getTasks } from '#contract/learning/tasks.ts'
import { call } from '#web/kit/api/api.ts'
import { shownAgain } from '#web/kit/api/query.ts'
import { completeCourseDetails, completeTask } from '../spec-defaults.ts'

export const tasksOf = (courseId: number) =>
  queryOptions({
    ...shownAgain,
    queryKey: ['learning', 'tasks', courseId],
    queryFn: () =>
      call(getTasks, { query: { courseId } }).then(({ data, courseDetails }) => {
        const tasks = data.map(completeTask)
        return { data: tasks, courseDetails: completeCourseDetails(courseDetails, courseId, tasks) }
      }),
    // The links to the reference files expire after a few minutes.
    refetchInterval: 4 * 60_000,
  })
