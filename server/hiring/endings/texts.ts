import { z } from '#contract/kit/zod.ts'
import { truncate } from '#server/kit/truncate.ts'
import { kind } from '#server/notifications/index.ts'

type Closed = { title: string; company: string; isBySchool: boolean }

const whyClosed = ({ title, company, isBySchool }: Closed): string =>
  isBySchool ? `We stopped working with ${company}` : `${company} doesn’t look for a ${title} through us any more`

export const introductionClosed = kind('introduction closed', {
  data: z.object({ title: z.string(), company: z.string(), isBySchool: z.boolean().default(false) }),
  notification: (closed) => ({
    title: whyClosed(closed),
    body: 'Your introduction has ended. The company can’t see your name and contact details any more.',
    link: '/dashboard/introductions',
  }),
  email: (closed, publicUrl) => ({
    subject: `Your introduction to ${truncate(closed.company, 40)} has ended`,
    paragraphs: [
      `${whyClosed(closed)}, so your introduction has ended. The company can’t see your name and contact details with us any more.`,
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
