import type { Findings } from '#contract/insights/palette.ts'
import { rupees } from '#web/kit/format.ts'
import { BookOpen, IndianRupee, Users } from '#web/kit/icons.tsx'
import { type Group, paymentLink } from './palette.rules.ts'

/** What the server found. Mentors open a course's reviews, because they don't edit courses. */
export const foundGroups = ({ people, payments, courses, steps }: Findings, isAdmin: boolean): Group[] => [
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
      act: { to: isAdmin ? `/admin/tasks/${courseId}` : `/admin/reviews?courseId=${courseId}` },
    })),
  },
  {
    label: 'Steps',
    entries: isAdmin
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
