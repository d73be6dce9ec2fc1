import { JobDraft } from '../careers/job-desk.ts'
import { JobType, jobTypes } from '../careers/jobs.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { Id, Instant, optionalLine, optionalLink, optionalText, text } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { z } from '../kit/zod.ts'
import { OpeningState } from './hiring.ts'

const { title, skills, minYears, payFrom, payTo } = JobDraft.shape

/** What a company writes. Pay is in rupees a year: both, or none. */
export const OpeningDraft = z
  .strictObject({
    title,
    city: optionalLine(80),
    isRemote: z.boolean().default(false),
    description: text('Describe the work', 5000),
    skills,
    minYears,
    jobType: z.enum(jobTypes, 'Choose the type'),
    payFrom,
    payTo,
    applyLink: optionalLink,
  })
  .refine(({ city, isRemote }) => city !== '' || isRemote, { path: ['city'], error: 'Enter a city, or choose remote' })
export type OpeningDraft = z.infer<typeof OpeningDraft>

/** As the jobs board words it. */
export const locationOf = ({ city, isRemote }: Pick<OpeningDraft, 'city' | 'isRemote'>): string =>
  [city, isRemote && 'Remote'].filter(Boolean).join(' or ')

export const experienceOf = (years: number): string =>
  years === 0 ? 'Fresher' : years === 1 ? '1 year or more' : `${years} years or more`

const Opening = z.object({
  openingId: z.number(),
  title: z.string(),
  city: z.string(),
  isRemote: z.boolean(),
  description: z.string(),
  skills: z.array(z.string()),
  minYears: z.number(),
  jobType: JobType.nullable(),
  payFrom: z.number().nullable(),
  payTo: z.number().nullable(),
  applyLink: z.string(),
  state: OpeningState,
  /** Why it was returned. */
  reason: z.string(),
  /** Of its job on the board, which keeps the text that was approved last. */
  jobId: z.number().nullable(),
  /** When the company wrote it last. */
  changedAt: Instant,
  closedAt: Instant.nullable(),
})

export const OwnOpening = Opening.extend({
  introductions: z.object({
    /** Suggested or requested. */
    waiting: z.number(),
    /** Between the introduction and the offer. */
    active: z.number(),
    joined: z.number(),
    ended: z.number(),
  }),
})
export type OwnOpening = z.infer<typeof OwnOpening>

const params = z.strictObject({ openingId: Id })

export const listMyOpenings = endpoint('GET /v1/company/openings', {
  summary: 'The openings of your company, newest first, with how many introductions each has',
  access: 'company',
  query: PageQuery.extend({ state: OpeningState.optional() }),
  reply: pageOf(OwnOpening),
})

/** What became of it: a trusted company's is open at once. */
const Sent = z.object({ openingId: z.number(), state: OpeningState })

export const writeOpening = endpoint('POST /v1/company/openings', {
  summary: 'Write an opening: staff read it, or it is on the jobs board at once if the company is trusted',
  access: 'company',
  idempotent: true,
  limit: { times: 30, seconds: 3600 },
  body: OpeningDraft,
  reply: Sent,
})

export const changeOpening = endpoint('PUT /v1/company/openings/:openingId', {
  summary: 'Change an opening and send it again; the jobs board shows the approved text until then',
  access: 'company',
  params,
  body: OpeningDraft,
  reply: Sent,
})

export const closeOpening = endpoint('POST /v1/company/openings/:openingId/close', {
  summary: 'Close an opening: its job leaves the board, and its introductions end',
  access: 'company',
  params,
  reply: Done,
})

export const DeskOpening = Opening.extend({
  companyId: z.number(),
  companyName: z.string(),
  website: z.string(),
  isTrusted: z.boolean(),
  isSample: z.boolean(),
  createdAt: Instant,
})
export type DeskOpening = z.infer<typeof DeskOpening>

export const listOpenings = endpoint('GET /v1/openings', {
  summary: 'The openings of companies: those to decide on, the longest waiting first; others newest first',
  access: 'jobs:see',
  query: PageQuery.extend({
    state: OpeningState.default('submitted'),
    /** Each word must be in the title or the company’s name. */
    search: optionalLine(100).optional(),
  }),
  reply: pageOf(DeskOpening),
})

export const decideOpening = endpoint('POST /v1/openings/:openingId/decision', {
  summary: 'Approve an opening, or return it to the company with a reason',
  access: 'jobs:act',
  params,
  body: z
    .strictObject({
      decision: z.enum(['approve', 'return'], 'Choose a decision'),
      reason: optionalText(1000).default(''),
      /** Of the text that was read. */
      changedAt: Instant,
    })
    .refine(({ decision, reason }) => decision === 'approve' || reason !== '', {
      path: ['reason'],
      error: 'Tell the company what to change',
    }),
  reply: z.object({ jobId: z.number().nullable() }),
})
