import { z } from '#contract/kit/zod.ts'
import { toSentence } from '#server/kit/india.ts'
import { kind } from '#server/notifications/index.ts'

const data = z.object({ company: z.string() })

export const companySuspended = kind('company suspended', {
  data: data.extend({ reason: z.string() }),
  notification: ({ company, reason }) => ({
    title: `${company}’s account is suspended`,
    body: toSentence(reason),
    link: '/company',
  }),
  email: ({ company, reason }) => ({
    subject: 'Your company’s account is suspended',
    paragraphs: [
      `We suspended the account of ${company}. ${toSentence(reason)}`,
      'Your openings are closed, and your introductions have ended. Learners who were in touch with you know that.',
      'If you think this is a mistake, reply to this email.',
    ],
  }),
})

export const companyResumed = kind('company resumed', {
  data,
  notification: ({ company }) => ({
    title: `${company}’s account is open again`,
    body: 'Your earlier openings stay closed. Write new ones when you’re ready.',
    link: '/company/openings',
  }),
  email: ({ company }, publicUrl) => ({
    subject: 'Your company’s account is open again',
    paragraphs: [
      `The account of ${company} is open again. Your earlier openings stay closed, so write new ones when you’re ready.`,
      `Your openings: ${publicUrl}/company/openings`,
    ],
  }),
})

/** To the learner. */
export const reportAnswered = kind('company report answered', {
  data: data.extend({ answer: z.string() }),
  notification: ({ company, answer }) => ({
    title: `We looked into your report about ${company}`,
    body: toSentence(answer),
    link: '/dashboard/introductions',
  }),
  email: ({ company, answer }, publicUrl) => ({
    subject: 'We looked into your report',
    paragraphs: [
      `Thank you for telling us about ${company}. We looked into it.`,
      toSentence(answer),
      `Your introductions, where you can also block a company: ${publicUrl}/dashboard/introductions`,
    ],
  }),
})
