import { z } from '#contract/kit/zod.ts'
import { formatDay, toSentence } from '#server/kit/india.ts'
import { truncate } from '#server/kit/truncate.ts'
import { kind, Moment } from '#server/notifications/index.ts'

const learnersPage = (introductionId: number) => `/dashboard/introductions/${introductionId}`
const companysPage = (introductionId: number) => `/company/introductions/${introductionId}`

const OfLearner = z.object({ introductionId: z.number(), company: z.string(), title: z.string() })

/** Without the learner’s name: it would stay in the list after they withdrew. */
const OfCompany = z.object({ introductionId: z.number(), title: z.string(), code: z.string() })

export const introductionRequested = kind('introduction requested', {
  data: OfLearner.extend({ answerBy: Moment }),
  notification: ({ introductionId, company, title, answerBy }) => ({
    title: `${company} wants to meet you: ${title}`,
    body: `They don’t know your name. Accept or decline by ${formatDay(answerBy)}.`,
    link: learnersPage(introductionId),
  }),
  email: ({ introductionId, company, title, answerBy }, publicUrl) => ({
    subject: `${truncate(company, 40)} wants to meet you`,
    paragraphs: [
      `${company} read about your work and asks for an introduction: “${title}”.`,
      `They don’t know your name or your contact details, and see them only if you accept. You can answer until ${formatDay(answerBy)}.`,
      `Read the request: ${publicUrl}${learnersPage(introductionId)}`,
    ],
  }),
})

export const introductionEndedByCompany = kind('introduction turned down', {
  data: OfLearner.extend({ reason: z.string() }),
  notification: ({ introductionId, company, title, reason }) => ({
    title: `${company} decided not to go on: ${title}`,
    body: reason ? toSentence(reason) : 'They gave no reason. Your other introductions aren’t affected.',
    link: learnersPage(introductionId),
  }),
  email: ({ introductionId, company, title, reason }, publicUrl) => ({
    subject: `${truncate(company, 40)} decided not to go on`,
    paragraphs: [
      `${company} decided not to go on with your introduction for “${title}”.${reason ? ` They wrote: “${reason}”` : ''}`,
      'They can’t see your name and contact details with us any more. Your other introductions aren’t affected.',
      `Your introduction: ${publicUrl}${learnersPage(introductionId)}`,
    ],
  }),
})

export const introductionExpired = kind('introduction expired', {
  data: OfLearner,
  notification: ({ introductionId, company, title }) => ({
    title: `The request from ${company} has expired`,
    body: `You didn’t answer about “${title}” in time. They never saw your name, and can ask again.`,
    link: learnersPage(introductionId),
  }),
})

export const introductionAccepted = kind('introduction accepted', {
  data: OfCompany,
  notification: ({ introductionId, title, code }) => ({
    title: `Candidate ${code} accepted: ${title}`,
    body: 'You can see their name and contact details now. Write to them soon.',
    link: companysPage(introductionId),
  }),
  email: ({ introductionId, title, code }, publicUrl) => ({
    subject: `Your candidate accepted: ${truncate(title, 35)}`,
    paragraphs: [
      `Candidate ${code} accepted your request for “${title}”. You can see their name, contact details and portfolio now.`,
      'Write to them soon, and suggest a time to talk.',
      `The introduction: ${publicUrl}${companysPage(introductionId)}`,
    ],
  }),
})

export const introductionDeclined = kind('introduction declined', {
  data: OfCompany,
  notification: ({ introductionId, title, code }) => ({
    title: `Candidate ${code} said no: ${title}`,
    body: 'You can’t see their details any more. Delete what you copied of them.',
    link: companysPage(introductionId),
  }),
})

export const requestExpired = kind('introduction request expired', {
  data: OfCompany,
  notification: ({ introductionId, title, code }) => ({
    title: `Candidate ${code} didn’t answer: ${title}`,
    body: 'Your request has expired. You can ask again, or ask another candidate.',
    link: companysPage(introductionId),
  }),
})
