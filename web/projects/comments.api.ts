import { listSubmissionComments, commentOnSubmission } from '#contract/projects/submissions.ts'
import { listIdeaComments, commentOnIdea } from '#contract/projects/ideas.ts'
import { call } from '#web/kit/api/api.ts'
import { pagedQuery, useInvalidatingMutation } from '#web/kit/api/query.ts'
import { projectsKey } from './ideas/ideas.api.ts'

/** What the comments are about. */
export type Subject = { ideaId: number } | { submissionId: number }

/** Oldest first. Few threads are longer than the first page. */
export const comments = (subject: Subject) =>
  pagedQuery([...projectsKey, 'comments', subject], (after) =>
    'ideaId' in subject
      ? call(listIdeaComments, { params: subject, query: { size: 100, after } })
      : call(listSubmissionComments, { params: subject, query: { size: 100, after } }),
  )

type NewComment = { body: { body: string }; idempotencyKey: string }

export const useComment = (subject: Subject) =>
  useInvalidatingMutation(projectsKey, (comment: NewComment) =>
    'ideaId' in subject
      ? call(commentOnIdea, { params: subject, ...comment })
      : call(commentOnSubmission, { params: subject, ...comment }),
  )
