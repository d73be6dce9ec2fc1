import type { learnerPages } from './learner-pages.ts'

/** What learners open every day: their scripts come in few files, and a browser stores them before they are opened. */
export const everydayPages = [
  '/dashboard',
  '/dashboard/my-courses',
  '/dashboard/tasks/:courseId',
  '/dashboard/tasks/:courseId/steps/:stepId',
] as const satisfies (keyof typeof learnerPages)[]
