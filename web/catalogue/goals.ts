import type { CourseGoal } from '#contract/catalogue/courses.ts'

/** What somebody wants to do, in their words. */
export const goalLabels: Record<CourseGoal, string> = {
  websites: 'Make websites',
  phones: 'Make apps for phones',
  servers: 'Build what runs behind them',
  data: 'Work with data',
  operations: 'Keep systems running',
  interviews: 'Prepare for interviews',
}
