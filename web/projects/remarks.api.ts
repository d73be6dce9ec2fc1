import { infiniteQueryOptions, useMutation } from '@tanstack/react-query'
import { listSubmissionRemarks, remarkOnSubmission } from '#contract/projects/submissions.ts'
import { listIdeaRemarks, remarkOnIdea } from '#contract/projects/ideas.ts'
import { call } from '#web/kit/api/api.ts'
import { everything, useForgetProjects } from './ideas/ideas.api.ts'

/** Under what a conversation stands. */
export type Subject = { ideaId: number } | { submissionId: number }

// Hardly any conversation is longer, so that all of it is here at once.
const size = 100

/** What was said, oldest first; looked for again while somebody reads it. */
export const remarks = (subject: Subject) =>
  infiniteQueryOptions({
    queryKey: [...everything, 'remarks', subject],
    queryFn: ({ pageParam }) => {
      const query = { size, ...(pageParam && { after: pageParam }) }
      return 'ideaId' in subject
        ? call(listIdeaRemarks, { params: subject, query })
        : call(listSubmissionRemarks, { params: subject, query })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    refetchInterval: 30_000,
  })

export const useRemark = (subject: Subject) => {
  const onSuccess = useForgetProjects()
  return useMutation({
    mutationFn: (given: { body: { body: string }; idempotencyKey: string }) =>
      'ideaId' in subject
        ? call(remarkOnIdea, { params: subject, ...given })
        : call(remarkOnSubmission, { params: subject, ...given }),
    onSuccess,
  })
}
