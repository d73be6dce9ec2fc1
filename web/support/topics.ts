import type { SupportTopic } from '#contract/support/requests.ts'

export const topicLabels: Record<SupportTopic, string> = {
  account: 'Account',
  payment: 'Payment',
  course: 'Course',
  other: 'Something else',
}
