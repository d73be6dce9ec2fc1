import type { Comment } from '#contract/learning/solutions.ts'

/** Whether the learner hasn't replied to the comment yet. */
export const isUnanswered = ({ replies }: Comment) => replies.every(({ isTeacher }) => isTeacher)
