/** Where a learner reads and answers what was said about their idea. */
export const ideaLink = (ideaId: number) => `/dashboard/projects/your-ideas/${ideaId}`

/** Where a learner sees a project of ours with what they submitted. */
export const submissionLink = ({ briefId, submissionId }: { briefId: number; submissionId: number }) =>
  `/dashboard/projects/our-ideas/${briefId}#submission-${submissionId}`

/** The same for a teacher. */
export const staffLink = (of: 'idea' | 'submission', id: number) => `/admin/projects?${of}=${id}`
