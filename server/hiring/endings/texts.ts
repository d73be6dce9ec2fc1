import { z } from '#contract/kit/zod.ts'
import { truncate } from '#server/kit/truncate.ts'
import { kind } from '#server/notifications/index.ts'

export const introductionClosed = kind('introduction closed', {
  data: z.object({ title: z.string(), company: z.string() }),
  notification: ({ title, company }) => ({
    title: `${company} doesn’t look for a ${title} through us any more`,
    body: 'Your introduction has ended. The company can’t see your name and contact details any more.',
    link: '/dashboard/introductions',
  }),
  email: ({ title, company }, publicUrl) => ({
    subject: `Your introduction to ${truncate(company, 40)} has ended`,
    paragraphs: [
      `${company} doesn’t look for “${title}” through us any more, so your introduction has ended. The company can’t see your name and contact details with us any more.`,
      `Your introductions: ${publicUrl}/dashboard/introductions`,
    ],
  }),
})

/** Says nothing about who it was. */
export const introductionWithdrawn = kind('introduction withdrawn', {
  data: z.object({ title: z.string(), code: z.string() }),
  notification: ({ title, code }) => ({
    title: `Candidate ${code} withdrew: ${title}`,
    body: 'Their details are gone from your area. Delete what you copied of them.',
    link: '/company/introductions',
  }),
  email: ({ title, code }, publicUrl) => ({
    subject: `A candidate withdrew: ${truncate(title, 40)}`,
    paragraphs: [
      `Candidate ${code} withdrew their consent for “${title}”. Their details are gone from your area. You accepted to delete what you copied of them.`,
      `Your introductions: ${publicUrl}/company/introductions`,
    ],
  }),
})
