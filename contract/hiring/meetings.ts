import { Done, endpoint } from '../kit/endpoint.ts'
import { ChosenDate, ChosenTime, Id, Instant, line, numberFromText } from '../kit/fields.ts'
import { z } from '../kit/zod.ts'
import { payBands } from './hiring.ts'

/** Both sides of an introduction; which one it is, says the account. */
export const Party = z.enum(['learner', 'company'])
export type Party = z.infer<typeof Party>

export const HiringInterview = z.object({
  interviewId: z.number(),
  startsAt: Instant,
  minutes: z.number(),
  /** A link or an address. */
  place: z.string(),
  proposedBy: Party,
  state: z.enum(['proposed', 'agreed', 'declined', 'cancelled']),
  /** Of the file for a calendar; null unless it is agreed. */
  calendarPath: z.string().nullable(),
})
export type HiringInterview = z.infer<typeof HiringInterview>

const Said = z.object({ startsOn: z.iso.date(), role: z.string(), payBand: z.enum(payBands).nullable() })
export type Said = z.infer<typeof Said>

/** What both sides say about the job; null until they said it. */
export const Placement = z.object({ learner: Said.nullable(), company: Said.nullable() })
export type Placement = z.infer<typeof Placement>

const params = z.strictObject({ introductionId: Id })
const interviewParams = params.extend({ interviewId: Id })

const minutesMessage = 'Enter a length from 10 to 480 minutes'

export const InterviewDraft = z.strictObject({
  /** In India’s time. */
  date: ChosenDate,
  time: ChosenTime,
  minutes: numberFromText(
    z.number(minutesMessage).int(minutesMessage).min(10, minutesMessage).max(480, minutesMessage),
  ),
  place: line('a link or an address', 300),
})
export type InterviewDraft = z.infer<typeof InterviewDraft>

export const proposeInterview = endpoint('POST /v1/introductions/:introductionId/interviews', {
  summary: 'Propose a time to the other side of an introduction',
  access: 'account',
  idempotent: true,
  params,
  body: InterviewDraft,
  reply: z.object({ interviewId: z.number() }),
})

export const answerInterview = endpoint('POST /v1/introductions/:introductionId/interviews/:interviewId/answer', {
  summary: 'Agree to a time that the other side proposed, or decline it',
  access: 'account',
  params: interviewParams,
  body: z.strictObject({ answer: z.enum(['agreed', 'declined'], 'Agree or decline') }),
  reply: Done,
})

export const cancelInterview = endpoint('POST /v1/introductions/:introductionId/interviews/:interviewId/cancel', {
  summary: 'Cancel an interview that is proposed or agreed',
  access: 'account',
  params: interviewParams,
  reply: Done,
})

export const makeOffer = endpoint('POST /v1/company/introductions/:introductionId/offer', {
  summary: 'Say that you’ve made the candidate an offer',
  access: 'company',
  params,
  reply: Done,
})

export const PlacementDraft = z.strictObject({
  /** The first day at work. */
  startsOn: ChosenDate,
  role: line('the role', 120),
  payBand: z.enum(['', ...payBands], 'Choose a range from the list').default(''),
})
export type PlacementDraft = z.infer<typeof PlacementDraft>

export const confirmPlacement = endpoint('PUT /v1/introductions/:introductionId/placement', {
  summary:
    'Say from which day and in which role the learner works at the company; it counts once both sides say the same',
  access: 'account',
  params,
  body: PlacementDraft,
  reply: z.object({ isAgreed: z.boolean() }),
})
