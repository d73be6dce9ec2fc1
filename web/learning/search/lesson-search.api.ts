import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { searchLessons } from '#contract/learning/lessons.ts'
import { call } from '#web/kit/api/api.ts'

/** `courseId` null: all my courses. */
export const passages = (words: string, courseId: number | null) =>
  queryOptions({
    queryKey: ['learning', 'search', words, courseId],
    queryFn: () => call(searchLessons, { query: { words, courseId: courseId ?? undefined } }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  })
