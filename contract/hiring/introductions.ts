import { JobType } from '../careers/jobs.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { Id, Instant, line, numberFromText, optionalText, text } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { z } from '../kit/zod.ts'
import { CompanyKind, endedStates, IntroductionState, NextSide } from './hiring.ts'
import { HiringInterview, Placement } from './meetings.ts'

export const introductionGroups = {
  open: ['suggested', 'requested', 'introduced', 'interview', 'offer'],
  joined: ['joined'],
  ended: endedStates,
} as const satisfies Record<string, readonly IntroductionState[]>
export const groupNames = ['open', 'joined', 'ended'] as const
const Group = z.enum(groupNames)
export type IntroductionGroup = z.infer<typeof Group>

/** Chosen, not written: companies read it, and a text could name the learner. */
export const learnersReasons = [
  'The work isn’t what I’m looking for',
  'The place doesn’t suit me',
  'The pay is too low',
  'I’ve found another job',
  'I’m not looking right now',
] as const

const Side = z.enum(['learner', 'company', 'school', 'time'])
export type EventSide = z.infer<typeof Side>

const Event = z.object({ at: Instant, side: Side, what: z.string() })
export type IntroductionEvent = z.infer<typeof Event>

const Introduction = z.object({
  introductionId: z.number(),
  openingTitle: z.string(),
  state: IntroductionState,
  /** The learner answers by then; null before the company asked. */
  answerBy: Instant.nullable(),
  /** The last step of either side. */
  movedAt: Instant,
  /** Whose turn it is. */
  next: NextSide.nullable(),
})

export const IntroductionNote = z.object({
  noteId: z.number(),
  author: z.string(),
  isMine: z.boolean(),
  body: z.string(),
  createdAt: Instant,
})
export type IntroductionNote = z.infer<typeof IntroductionNote>

const history = {
  /** From the company to the learner. */
  message: z.string(),
  /** Oldest first. */
  events: z.array(Event),
  /** Who ended it, and the reason that the reader may see. */
  ended: z.object({ by: Side, reason: z.string() }).nullable(),
  /** Oldest first; none before the learner accepted and after it ended. */
  interviews: z.array(HiringInterview),
  placement: Placement,
  /** Of the reader’s own side, oldest first. */
  notes: z.array(IntroductionNote),
  /** There are messages to read. */
  hasMessages: z.boolean(),
}

export const MyIntroduction = Introduction.extend({
  companyName: z.string(),
  /** Made up for the demo academy. */
  isSample: z.boolean(),
})
export type MyIntroduction = z.infer<typeof MyIntroduction>

export const MyIntroductionPage = MyIntroduction.extend({
  ...history,
  /** Whether the company sees who I am; not any more in a job after I withdrew. */
  isShared: z.boolean(),
  company: z.object({
    companyId: z.number(),
    website: z.string(),
    kind: CompanyKind,
    city: z.string(),
    about: z.string(),
    stack: z.array(z.string()),
  }),
  opening: z.object({
    city: z.string(),
    isRemote: z.boolean(),
    description: z.string(),
    skills: z.array(z.string()),
    minYears: z.number(),
    jobType: JobType.nullable(),
    payFrom: z.number().nullable(),
    payTo: z.number().nullable(),
  }),
  /** What the company sees once the learner accepts. */
  shares: z.object({ name: z.string(), email: z.string(), phone: z.string(), hasPortfolio: z.boolean() }),
  /** What the company looks for, with my own approved work that proves it. */
  preparation: z.array(
    z.object({
      skill: z.string(),
      works: z.array(z.object({ title: z.string(), courseTitle: z.string().nullable() })),
    }),
  ),
  /** Who asked; null until the learner accepts, and after it ended. */
  contact: z.object({ name: z.string(), email: z.string() }).nullable(),
})
export type MyIntroductionPage = z.infer<typeof MyIntroductionPage>

export const CompanyIntroduction = Introduction.extend({
  /** How the candidate is called until they accept, and after it ended. */
  code: z.string(),
  /** Null unless the candidate accepted and it didn’t end. */
  name: z.string().nullable(),
})
export type CompanyIntroduction = z.infer<typeof CompanyIntroduction>

export const CompanyIntroductionPage = CompanyIntroduction.extend({
  ...history,
  openingId: z.number(),
  /** The colleague who asked. */
  askedBy: z.string().nullable(),
  /** Null unless the candidate accepted and it didn’t end. */
  profile: z.object({ name: z.string(), email: z.string(), phone: z.string(), hasPortfolio: z.boolean() }).nullable(),
})
export type CompanyIntroductionPage = z.infer<typeof CompanyIntroductionPage>

const params = z.strictObject({ introductionId: Id })
const query = PageQuery.extend({ group: Group.optional() })

export const listMyIntroductions = endpoint('GET /v1/user/introductions', {
  summary: 'The requests and introductions that companies asked me for, newest first',
  access: 'learner',
  query,
  reply: pageOf(MyIntroduction),
})

export const getMyIntroduction = endpoint('GET /v1/user/introductions/:introductionId', {
  summary: 'One of my introductions: the company, the opening, what I would share, and what happened',
  access: 'learner',
  params,
  reply: MyIntroductionPage,
})

export const acceptIntroduction = endpoint('POST /v1/user/introductions/:introductionId/accept', {
  summary: 'Accept a request: the company sees my name and contact details from now on',
  access: 'learner',
  params,
  /** Of the text that the learner read. */
  body: z.strictObject({ consentVersion: line('the version of what you share', 20) }),
  reply: Done,
})

export const leaveIntroduction = endpoint('POST /v1/user/introductions/:introductionId/leave', {
  summary: 'Decline a request, or withdraw from an introduction: the company loses my name and contact details at once',
  access: 'learner',
  params,
  body: z.strictObject({ reason: z.enum(['', ...learnersReasons], 'Choose a reason from the list').default('') }),
  reply: Done,
})

const noOpening = 'Choose an opening'

export const IntroductionRequest = z.strictObject({
  openingId: numberFromText(
    z.number(noOpening).int(noOpening).positive(noOpening).max(Number.MAX_SAFE_INTEGER, noOpening),
  ),
  code: z.string('Choose a candidate').regex(/^[a-z0-9]{10}$/, 'Choose a candidate'),
  message: text('Write what the work is, and why you’re asking', 2000),
})
export type IntroductionRequest = z.infer<typeof IntroductionRequest>

export const requestIntroduction = endpoint('POST /v1/company/introductions', {
  summary: 'Ask a candidate for an introduction to an opening, also one that the school suggested',
  access: 'company',
  idempotent: true,
  limit: { times: 60, seconds: 3600 },
  body: IntroductionRequest,
  reply: z.object({ introductionId: z.number() }),
})

export const listCompanyIntroductions = endpoint('GET /v1/company/introductions', {
  summary: 'The introductions of your company, newest first; a candidate has a name while an introduction runs',
  access: 'company',
  query: query.extend({ openingId: Id.optional() }),
  reply: pageOf(CompanyIntroduction),
})

export const getCompanyIntroduction = endpoint('GET /v1/company/introductions/:introductionId', {
  summary: 'One introduction: what happened, and the candidate’s profile while they consent',
  access: 'company',
  params,
  reply: CompanyIntroductionPage,
})

export const turnDownIntroduction = endpoint('POST /v1/company/introductions/:introductionId/turn-down', {
  summary: 'Turn down a suggestion, take back a request, or end an introduction',
  access: 'company',
  params,
  /** The learner reads it, unless it was a suggestion. */
  body: z.strictObject({ reason: optionalText(500).default('') }),
  reply: Done,
})
