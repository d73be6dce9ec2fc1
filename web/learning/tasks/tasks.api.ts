import { queryOptions } from '@tanstack/react-query'
import { getTasks } from '#contract/learning/tasks.ts'
import { call } from '#web/kit/api/api.ts'

/** A course's tasks and, beside them, the course itself. */
export const tasksOf = (courseId: number) =>
  queryOptions({
    queryKey: ['learning', 'tasks', courseId],
    queryFn: () => call(getTasks, { query: { courseId } }),
    // The links of the reference files are good for some minutes only.
    refetchInterval: 4 * 60_000,
  })
