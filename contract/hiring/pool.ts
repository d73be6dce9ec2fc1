import { JobDraft } from '../careers/job-desk.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, Ordinal, optionalLine } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { z } from '../kit/zod.ts'
import { Shown } from './candidates.ts'
import { Availability } from './hiring.ts'

/** A group with fewer learners is not counted, and those who didn’t allow it aren’t shown in it. */
export const smallGroup = 5

/** A candidate in the list. Nothing that a learner wrote is in it. */
export const CandidateCard = z.object({
  code: z.string(),
  city: z.string(),
  languages: z.array(z.string()),
  availability: Availability,
  /** Rupees a year that they expect at least. */
  payFrom: z.number().nullable(),
  /** Of their approved work: its languages, and the technologies of projects. */
  skills: z.array(z.string()),
  courses: z.array(z.string()),
  steps: z.number(),
  projects: z.number(),
  checksPassed: z.number(),
})
export type CandidateCard = z.infer<typeof CandidateCard>

const CandidateWork = z.object({
  /** Its position, which names it. */
  work: z.number(),
  kind: z.enum(['step', 'project']),
  title: z.string(),
  taskTitle: z.string().nullable(),
  courseTitle: z.string().nullable(),
  /** Of the approval, such as 2026-11: a day could tell who it was. */
  month: z.string(),
  attempts: z.number(),
  checks: z.object({ passed: z.number(), total: z.number() }).nullable(),
  isByChecks: z.boolean(),
  skills: z.array(z.string()),
  showsCode: z.boolean(),
})
export type CandidateWork = z.infer<typeof CandidateWork>

const CandidateView = CandidateCard.extend({ works: z.array(CandidateWork) })
export type CandidateView = z.infer<typeof CandidateView>

const WorkContent = z.object({
  title: z.string(),
  /** With signs such as [name] where something could have told who wrote it. */
  text: z.string(),
  /** Under neutral names, with rough sizes. The text is null if it isn’t text, or too long to show. */
  files: z.array(z.object({ name: z.string(), bytes: z.number(), text: z.string().nullable() })),
})
export type WorkContent = z.infer<typeof WorkContent>

const params = z.strictObject({ code: z.string().regex(/^[a-z0-9]{10}$/, 'Unknown code') })

export const CandidateFilter = z.strictObject({
  courseId: Id.optional(),
  skill: optionalLine(60).optional(),
  city: optionalLine(60).optional(),
  /** What the company pays a year at most. */
  payTo: JobDraft.shape.payFrom.optional(),
  /** When they can start at the latest. */
  availability: Availability.optional(),
})

export const findCandidates = endpoint('GET /v1/company/candidates', {
  summary: 'Learners who want to be introduced, under codes, in no order that says anything about them',
  access: 'company',
  limit: { times: 600, seconds: 3600 },
  query: PageQuery.extend(CandidateFilter.shape),
  /** `total` is null for fewer than five, of whom only those are shown who allowed it. */
  reply: pageOf(CandidateCard).extend({ total: z.number().nullable() }),
})

export const getCandidate = endpoint('GET /v1/company/candidates/:code', {
  summary: 'What a candidate shows of their approved work; they see that your company looked',
  access: 'company',
  limit: { times: 600, seconds: 3600 },
  params,
  reply: CandidateView.extend({
    /** Who of your company looked. */
    viewers: z.array(z.object({ name: z.string(), lastDay: z.iso.date(), days: z.number() })),
  }),
})

export const getCandidateWork = endpoint('GET /v1/company/candidates/:code/works/:work', {
  summary: 'The text and code of a piece of work, if the candidate shows it, without what could tell who they are',
  access: 'company',
  limit: { times: 600, seconds: 3600 },
  params: params.extend({ work: Ordinal }),
  reply: WorkContent,
})

export const previewCandidate = endpoint('POST /v1/user/candidate/preview', {
  summary: 'What a company would see of me with these choices',
  access: 'learner',
  limit: { times: 120, seconds: 3600 },
  body: Shown,
  reply: CandidateView,
})

export const previewCandidateWork = endpoint('GET /v1/user/candidate/works/:kind/:workId', {
  summary: 'What a company would read of a piece of my work, without what could tell who I am',
  access: 'learner',
  params: z.strictObject({ kind: z.enum(['step', 'project']), workId: Id }),
  reply: WorkContent,
})
