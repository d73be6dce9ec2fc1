/** The address of a step; its page continues where the learner stopped reading. */
export const stepPath = (courseId: number, taskStepId: number) => `/dashboard/tasks/${courseId}/steps/${taskStepId}`

/** The problems of a course, and one of them. */
export const problemsPath = (courseId: number) => `/dashboard/tasks/${courseId}/problems`
export const problemPath = (problemId: number) => `/dashboard/problems/${problemId}`

/** The places of the page that links lead to. */
export const taskAnchor = 'your-task'
/** The newest feedback: above the editor if there is something to change in it, else with the attempts. */
export const feedbackAnchor = 'feedback'
export const attemptsAnchor = 'attempts'

/** Leads to the paragraph where the learner stopped, and after the last one to the task. */
export const continuePath = (courseId: number, taskStepId: number, percentRead: number) =>
  percentRead < 100 ? stepPath(courseId, taskStepId) : `${stepPath(courseId, taskStepId)}#${taskAnchor}`
