import { listSubmissionComments, commentOnSubmission } from '#contract/projects/submissions.ts'
import { listIdeaComments, commentOnIdea } from '#contract/projects/ideas.ts'
import { call } from '#web/kit/api/api.ts'
import { pagedQuery, useInvalidatingMutation } from '#web/kit/api/query.ts'

/** All queries of this folder start with it, because a comment changes a thread, a list and a state. */
export const projectsKey = ['projects']

// File links are valid for at least ten minutes.
export const linkRefreshMs = 8 * 60_000

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
