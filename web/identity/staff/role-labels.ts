import type { Role } from '#contract/kit/access.ts'

/** What each role is for, as staff choose one. */
export const roleLabels: Record<Role, string> = {
  learner: 'Learner: their own courses',
  company: 'Company: candidates for its openings',
  support: 'Support: requests, accounts and access',
  accountant: 'Accountant: sees and exports money',
  author: 'Content author: courses, lessons and exercises',
  mentor: 'Mentor: reviews, projects, bugs and ideas',
  manager: 'Manager: runs the school, without payment details',
  admin: 'Admin: everything, including payments and settings',
}
