import { queryOptions } from '@tanstack/react-query'
import { getTasks } from '#contract/learning/tasks.ts'
import { call } from '#web/kit/api/api.ts'

export const tasksOf = (courseId: number) =>
  queryOptions({
    queryKey: ['learning', 'tasks', courseId],
    queryFn: () => call(getTasks, { query: { courseId } }),
    // The links to the reference files expire after a few minutes.
    refetchInterval: 4 * 60_000,
  })
