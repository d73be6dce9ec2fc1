import { z } from '#contract/kit/zod.ts'
import { formatDay } from '#server/kit/india.ts'
import { kind, Moment } from '#server/notifications/index.ts'

const page = '/dashboard/introduce-me'

export const optInEndsSoon = kind('opt-in ends soon', {
  data: z.object({ until: Moment }),
  notification: ({ until }) => ({
    title: `Companies see your work until ${formatDay(until)}`,
    body: 'Renew it if you’re still looking for a job.',
    link: page,
  }),
  email: ({ until }, publicUrl) => ({
    subject: `Companies see your work until ${formatDay(until)}`,
    paragraphs: [
      `You chose to be shown to companies until ${formatDay(until)}. After that, no company finds you any more.`,
      `Still looking for a job? Renew it in a minute: ${publicUrl}${page}`,
    ],
  }),
})

export const optInEnded = kind('opt-in ended', {
  data: z.object({}),
  notification: () => ({
    title: 'Companies don’t see your work any more',
    body: 'The time you chose is over. You can start again whenever you like. Introductions you accepted continue.',
    link: page,
  }),
})
