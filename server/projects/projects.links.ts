/** The learner's own idea with its comments. */
export const ideaLink = (ideaId: number) => `/dashboard/projects/your-ideas/${ideaId}`

/** The project with the learner's submission. */
export const submissionLink = ({ briefId, submissionId }: { briefId: number; submissionId: number }) =>
  `/dashboard/projects/our-ideas/${briefId}#submission-${submissionId}`

/** The same for teachers. */
export const staffLink = (type: 'idea' | 'submission', id: number) => `/admin/projects?${type}=${id}`
