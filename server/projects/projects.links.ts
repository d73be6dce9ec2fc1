/** Where a learner reads and answers what was said about their idea. */
export const ideaLink = (ideaId: number) => `/dashboard/projects/your-ideas/${ideaId}`

/** Where a learner sees a project of ours with what they handed in. */
export const handInLink = ({ briefId, handInId }: { briefId: number; handInId: number }) =>
  `/dashboard/projects/our-ideas/${briefId}#hand-in-${handInId}`

/** The same for a teacher. */
export const staffLink = (of: 'idea' | 'hand-in', id: number) => `/admin/projects?${of}=${id}`
