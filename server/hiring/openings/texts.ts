import { z } from '#contract/kit/zod.ts'
import { toSentence } from '#server/kit/india.ts'
import { truncate } from '#server/kit/truncate.ts'
import { kind } from '#server/notifications/index.ts'

const page = '/company/openings'

export const openingApproved = kind('opening approved', {
  data: z.object({ title: z.string() }),
  notification: ({ title }) => ({
    title: `Your opening is on our jobs board: ${title}`,
    body: 'You can ask candidates for an introduction now.',
    link: page,
  }),
  email: ({ title }, publicUrl) => ({
    subject: `On our jobs board: ${truncate(title, 40)}`,
    paragraphs: [
      `We approved your opening “${title}”. It’s on our jobs board, and you can ask candidates for an introduction.`,
      `Your openings: ${publicUrl}${page}`,
    ],
  }),
})

export const openingReturned = kind('opening returned', {
  data: z.object({ title: z.string(), reason: z.string() }),
  notification: ({ title, reason }) => ({
    title: `Please change your opening: ${title}`,
    body: toSentence(reason),
    link: page,
  }),
  email: ({ title, reason }, publicUrl) => ({
    subject: `Please change your opening: ${truncate(title, 30)}`,
    paragraphs: [
      `We read your opening “${title}” and can’t publish it yet. ${toSentence(reason)}`,
      `Change it and send it again: ${publicUrl}${page}`,
    ],
  }),
})
