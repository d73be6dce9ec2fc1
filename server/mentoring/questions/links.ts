/** The learner's question with its thread. */
export const questionLink = (questionId: number) => `/dashboard/questions/${questionId}`

/** The same for mentors. */
export const deskLink = (questionId: number) => `/admin/questions/${questionId}`
