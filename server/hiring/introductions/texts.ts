import { z } from '#contract/kit/zod.ts'
import { formatDate, formatDay, formatMoment, toSentence } from '#server/kit/india.ts'
import { truncate } from '#server/kit/truncate.ts'
import { kind, Moment } from '#server/notifications/index.ts'

export const introductionPage = (reader: 'learner' | 'company', introductionId: number) =>
  `/${reader === 'learner' ? 'dashboard' : 'company'}/introductions/${introductionId}`
const learnersPage = (introductionId: number) => introductionPage('learner', introductionId)
const companysPage = (introductionId: number) => introductionPage('company', introductionId)

const OfLearner = z.object({ introductionId: z.number(), company: z.string(), title: z.string() })

/** Without the learner’s name: it would stay in the list after they withdrew. */
const OfCompany = z.object({ introductionId: z.number(), title: z.string(), code: z.string() })

export const introductionRequested = kind('introduction requested', {
  data: OfLearner.extend({ answerBy: Moment }),
  notification: ({ introductionId, company, title, answerBy }) => ({
    title: `${company} wants to meet you: ${title}`,
    body: `They see your name only if you accept. Answer by ${formatDay(answerBy)}.`,
    link: learnersPage(introductionId),
  }),
  email: ({ introductionId, company, title, answerBy }, publicUrl) => ({
    subject: `${truncate(company, 40)} wants to meet you`,
    paragraphs: [
      `${company} read about your work and asks for an introduction: “${title}”.`,
      `They see your name and contact details only if you accept. You can answer until ${formatDay(answerBy)}.`,
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
    body: `You didn’t answer about “${title}” in time. It gave them nothing, and they can ask again.`,
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

const Both = z.object({
  introductionId: z.number(),
  title: z.string(),
  reader: z.enum(['learner', 'company']),
  /** The company, or the candidate by their code. */
  other: z.string(),
})
const pageOf = ({ reader, introductionId }: z.infer<typeof Both>) => introductionPage(reader, introductionId)

const interviewDeeds = {
  proposed: 'proposes an interview',
  agreed: 'agreed to the interview',
  declined: 'can’t make it to the interview',
  cancelled: 'cancelled the interview',
}

const interviewNext = {
  proposed: 'Agree to it, or propose another time.',
  agreed: 'It’s on your introduction’s page, with a file for your calendar.',
  declined: 'Propose another time.',
  cancelled: 'Propose another time if you still want to talk.',
}

export const interviewNews = kind('introduction interview', {
  data: Both.extend({
    state: z.enum(['proposed', 'agreed', 'declined', 'cancelled']),
    startsAt: Moment,
    minutes: z.number(),
  }),
  notification: ({ state, startsAt, ...about }) => ({
    title: `${about.other} ${interviewDeeds[state]}: ${about.title}`,
    body: `${formatMoment(startsAt)} IST. ${interviewNext[state]}`,
    link: pageOf(about),
  }),
  email: ({ state, startsAt, minutes, ...about }, publicUrl) => ({
    subject: `${truncate(about.other, 25)} ${interviewDeeds[state]}`,
    paragraphs: [
      `${about.other} ${interviewDeeds[state]} for “${about.title}”: ${formatMoment(startsAt)} IST, ${minutes} minutes.`,
      interviewNext[state],
      `Your introduction: ${publicUrl}${pageOf(about)}`,
    ],
  }),
})

export const offerMade = kind('introduction offer', {
  data: Both,
  notification: (about) => ({
    title: `${about.other} made you an offer: ${about.title}`,
    body: 'When you’ve agreed on it, name your first day and role on the introduction’s page.',
    link: pageOf(about),
  }),
  email: (about, publicUrl) => ({
    subject: `${truncate(about.other, 40)} made you an offer`,
    paragraphs: [
      `${about.other} made you an offer for “${about.title}”. Talk to them about the details.`,
      'Once you’ve both agreed, name your first day and your role on the introduction’s page. Never pay anybody for a job.',
      `Your introduction: ${publicUrl}${pageOf(about)}`,
    ],
  }),
})

export const placementSaid = kind('introduction job', {
  data: Both.extend({ startsOn: z.iso.date() }),
  notification: ({ startsOn, ...about }) => ({
    title: `${about.other} named the first day: ${formatDate(startsOn)}`,
    body: `Confirm the day and role for “${about.title}”, or correct them.`,
    link: pageOf(about),
  }),
  email: ({ startsOn, ...about }, publicUrl) => ({
    subject: 'Please confirm the first day at work',
    paragraphs: [
      `${about.other} says that the work for “${about.title}” begins on ${formatDate(startsOn)}.`,
      `Confirm the day and the role, or correct them: ${publicUrl}${pageOf(about)}`,
    ],
  }),
})

export const bothAgree = kind('introduction joined', {
  data: Both,
  notification: (about) => ({
    title: `Confirmed: ${about.title}`,
    body: `You and ${about.other} named the same first day and role.`,
    link: pageOf(about),
  }),
})

/** Without the message: it would stay in the company’s list after a withdrawal. */
export const introductionMessage = kind('introduction message', {
  data: Both,
  notification: (about) => ({
    title: `${about.other} wrote to you: ${about.title}`,
    body: 'Read it and reply on the introduction’s page.',
    link: pageOf(about),
  }),
  email: (about, publicUrl) => ({
    subject: `${truncate(about.other, 40)} wrote to you`,
    paragraphs: [
      `${about.other} wrote to you about “${about.title}”.`,
      `Read it and reply: ${publicUrl}${pageOf(about)}`,
    ],
  }),
})
