import type { Role } from '#contract/kit/endpoint.ts'

/** What each role is for, as staff choose one. */
export const roleLabels: Record<Role, string> = {
  learner: 'Learner: their own courses',
  mentor: 'Mentor: reviews, projects, bugs and ideas',
  admin: 'Admin: everything, including payments and settings',
}
