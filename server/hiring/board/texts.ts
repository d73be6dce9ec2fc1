import { z } from '#contract/kit/zod.ts'
import { truncate } from '#server/kit/truncate.ts'
import { kind } from '#server/notifications/index.ts'

const page = (code: string) => `/company/candidates/${code}`

export const candidateSuggested = kind('candidate suggested', {
  data: z.object({ title: z.string(), code: z.string() }),
  notification: ({ title, code }) => ({
    title: `We suggest a candidate: ${title}`,
    body: `Read the work of candidate ${code}, and ask for an introduction if it fits.`,
    link: page(code),
  }),
  email: ({ title, code }, publicUrl) => ({
    subject: `A candidate for ${truncate(title, 40)}`,
    paragraphs: [
      `We think that candidate ${code} fits your opening “${title}”. Read their work, and ask for an introduction if you agree. The learner decides whether to accept.`,
      `Their work: ${publicUrl}${page(code)}`,
    ],
  }),
})
