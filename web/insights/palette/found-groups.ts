import type { Findings } from '#contract/insights/palette.ts'
import { mayUse, type Standing } from '#contract/kit/access.ts'
import { rupees } from '#web/kit/format.ts'
import { BookOpen, IndianRupee, Users } from '#web/kit/icons.tsx'
import { type Group, paymentLink } from './palette.rules.ts'

/** What the server found. Who doesn't edit courses opens a course's reviews, or reads the course as learners do. */
export const foundGroups = ({ people, payments, courses, steps }: Findings, person: Standing): Group[] => [
  {
    label: 'People',
    entries: people.map(({ userId, name, email, role }) => ({
      id: `person-${userId}`,
      label: name,
      detail: role === 'learner' ? email : `${email}, ${role}`,
      icon: Users,
      act: { to: `/admin/users/${userId}` },
    })),
  },
  {
    label: 'Payments',
    entries: payments.map((payment) => ({
      id: `payment-${payment.paymentId}`,
      label: payment.receiptNumber ?? payment.transactionId ?? 'Payment',
      detail: `${rupees(payment.rupees)} from ${payment.payer.name}, ${payment.state}`,
      icon: IndianRupee,
      act: { to: paymentLink(payment) },
    })),
  },
  {
    label: 'Courses',
    entries: courses.map(({ courseId, title }) => ({
      id: `course-${courseId}`,
      label: title,
      icon: BookOpen,
      act: { to: courseLink(person, courseId) },
    })),
  },
  {
    label: 'Steps',
    entries: mayUse(person, 'courses:see')
      ? steps.map(({ stepId, name, courseId, courseTitle }) => ({
          id: `step-${stepId}`,
          label: name,
          detail: courseTitle,
          icon: BookOpen,
          act: { to: `/admin/tasks/${courseId}/steps/${stepId}` },
        }))
      : [],
  },
]

function courseLink(person: Standing, courseId: number): string {
  if (mayUse(person, 'courses:see')) return `/admin/tasks/${courseId}`
  return mayUse(person, 'reviews:see') ? `/admin/reviews?courseId=${courseId}` : `/dashboard/tasks/${courseId}`
}
