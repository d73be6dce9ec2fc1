import { infiniteQueryOptions, useMutation } from '@tanstack/react-query'
import { listSubmissionComments, commentOnSubmission } from '#contract/projects/submissions.ts'
import { listIdeaComments, commentOnIdea } from '#contract/projects/ideas.ts'
import { call } from '#web/kit/api/api.ts'
import { everything, useForgetProjects } from './ideas/ideas.api.ts'

/** Under what a conversation stands. */
export type Subject = { ideaId: number } | { submissionId: number }

// Hardly any conversation is longer, so that all of it is here at once.
const size = 100

/** What was said, oldest first; looked for again while somebody reads it. */
export const comments = (subject: Subject) =>
  infiniteQueryOptions({
    queryKey: [...everything, 'comments', subject],
    queryFn: ({ pageParam }) => {
      const query = { size, ...(pageParam && { after: pageParam }) }
      return 'ideaId' in subject
        ? call(listIdeaComments, { params: subject, query })
        : call(listSubmissionComments, { params: subject, query })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    refetchInterval: 30_000,
  })

export const useComment = (subject: Subject) => {
  const onSuccess = useForgetProjects()
  return useMutation({
    mutationFn: (given: { body: { body: string }; idempotencyKey: string }) =>
      'ideaId' in subject
        ? call(commentOnIdea, { params: subject, ...given })
        : call(commentOnSubmission, { params: subject, ...given }),
    onSuccess,
  })
}
