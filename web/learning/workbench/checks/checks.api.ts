import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { runChecksAgain } from '#contract/learning/practice.ts'
import type { ReviewCase } from '#contract/learning/reviews.ts'
import { programOf } from '#engines/program.ts'
import { call } from '#web/kit/api/api.ts'
import { useInvalidatingMutation } from '#web/kit/api/query.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import { fileText, isReadable } from '../../solutions/file-text.ts'
import { opinionKey, reviewCase } from '../../reviews/reviews.api.ts'
import { attemptExercise } from './attempt-exercise.api.ts'

/** The exercise of an attempt with the learner's files; without a program if the attempt has none of them. */
export const attemptProgram = (
  queries: QueryClient,
  { solutionId, current }: Pick<ReviewCase, 'solutionId' | 'current'>,
) =>
  queryOptions({
    queryKey: ['learning', 'attempt-program', solutionId],
    queryFn: async () => {
      const exercise = await queries.fetchQuery(attemptExercise(solutionId))
      const paths = new Set(exercise.starter.map(({ path }) => path))
      const files = await Promise.all(
        current.files
          .filter((file) => paths.has(file.path) && isReadable(file))
          .map(async (file) => ({ path: file.path, text: await queries.fetchQuery(fileText(file)) })),
      )
      return { exercise, program: files.length > 0 ? programOf(exercise, files, exercise.database) : null }
    },
    networkMode: 'always',
  })

export const useRunChecksAgain = (solutionId: number) =>
  useInvalidatingMutation(reviewCase(solutionId).queryKey, () => call(runChecksAgain, { params: { solutionId } }), {
    networkMode: 'always',
    // The same attempt, to review again.
    alsoInvalidates: opinionKey,
    onSuccess: ({ state }) => {
      if (state === 'unavailable') toast('No sandbox is running at the moment. The checks run as soon as one is there.')
    },
  })
