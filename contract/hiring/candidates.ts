import { JobDraft } from '../careers/job-desk.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { Id, Instant, line } from '../kit/fields.ts'
import { z } from '../kit/zod.ts'
import { candidateCities, candidateLanguages } from './candidate-choices.ts'
import { Availability, CompanyKind, companyKinds } from './hiring.ts'

/** For how long a learner can be shown, before they have to say so again. */
export const candidateDays = [30, 60, 90] as const
export const noDays = 'Choose for how long'

const workKinds = ['step', 'project'] as const

const ChosenWork = z.strictObject({
  kind: z.enum(workKinds),
  workId: Id,
  /** Also the submitted text and code, without what identifies the learner. */
  showsCode: z.boolean(),
})
export type ChosenWork = z.infer<typeof ChosenWork>

const maxWorks = 20

/** What companies see of a learner, apart from how long. */
export const Shown = z.strictObject({
  /** Empty: not shown. */
  city: z.enum(['', ...candidateCities], 'Choose a city from the list'),
  languages: z.array(z.enum(candidateLanguages, 'Choose from the list')).max(candidateLanguages.length),
  availability: z.enum(Availability.options, 'Choose when you could start'),
  /** Rupees a year that they expect at least. Empty: not shown. */
  payFrom: JobDraft.shape.payFrom,
  companyKinds: z.array(CompanyKind).min(1, 'Choose at least one kind of company').max(companyKinds.length),
  /** Also where fewer than five learners match. */
  inSmallGroups: z.boolean(),
  works: z.array(ChosenWork).min(1, 'Choose at least one piece of work').max(maxWorks, `Choose at most ${maxWorks}`),
})
export type Shown = z.infer<typeof Shown>

export const OptIn = Shown.extend({
  /** From now; null leaves the end as it is. */
  days: z.literal(candidateDays, noDays).nullable(),
  agrees: z.literal(true, 'Tick the box if you agree'),
  /** Of the text that the learner agrees to. */
  textVersion: line('the version of the text', 20),
})
export type OptIn = z.infer<typeof OptIn>

/** Approved work that a learner can show. */
const ShowableWork = ChosenWork.omit({ showsCode: true }).extend({
  title: z.string(),
  /** The course, or the brief of a project. */
  place: z.string().nullable(),
  approvedAt: Instant,
  hasWork: z.boolean(),
})
export type ShowableWork = z.infer<typeof ShowableWork>

const LedgerEntry = z.object({
  consentId: z.number(),
  at: Instant,
  purpose: z.enum(['candidate', 'introduction']),
  action: z.enum(['given', 'renewed', 'changed', 'withdrawn', 'expired']),
  textVersion: z.string(),
  company: z.string().nullable(),
  /** Until when an opt-in was to last. */
  until: Instant.nullable(),
})
export type LedgerEntry = z.infer<typeof LedgerEntry>

const Current = Shown.extend({
  // A city or language stays shown when it has left the list.
  city: z.string(),
  languages: z.array(z.string()),
  works: z.array(ChosenWork),
  code: z.string(),
  since: Instant,
  until: Instant,
})

export const MyCandidate = z.object({
  /** Why they can't be introduced now; null if they can. */
  obstacle: z.string().nullable(),
  current: Current.nullable(),
  work: z.array(ShowableWork),
  /** What a withdrawal takes back: requests and introductions that run, and jobs whose company still sees the learner. */
  running: z.number(),
  /** The companies that looked, the latest first. */
  views: z.array(
    z.object({
      company: z.string(),
      what: z.enum(['candidate', 'code', 'profile', 'portfolio']),
      lastDay: z.iso.date(),
      days: z.number(),
    }),
  ),
  /** Every approved company, with the learner's blocks. */
  companies: z.array(
    z.object({
      companyId: z.number(),
      name: z.string(),
      website: z.string(),
      kind: CompanyKind,
      city: z.string(),
      isSample: z.boolean(),
      isBlocked: z.boolean(),
    }),
  ),
  /** Every consent and withdrawal, the latest first. */
  ledger: z.array(LedgerEntry),
})
export type MyCandidate = z.infer<typeof MyCandidate>

export const getMyCandidate = endpoint('GET /v1/user/candidate', {
  summary: 'Whether companies see me, what, who looked, whom I blocked, and each consent I gave or withdrew',
  access: 'learner',
  reply: MyCandidate,
})

export const saveMyCandidate = endpoint('PUT /v1/user/candidate', {
  summary: 'Agree to be shown to companies under a code, change what they see, or renew it',
  access: 'learner',
  limit: { times: 60, seconds: 3600 },
  body: OptIn,
  reply: Done,
})

export const withdrawMyCandidate = endpoint('POST /v1/user/candidate/withdraw', {
  summary: 'Withdraw at once: no company sees me any more, and running introductions end',
  access: 'learner',
  reply: Done,
})

export const blockCompany = endpoint('POST /v1/user/candidate/blocks', {
  summary: 'Hide me from a company; its running introductions with me end',
  access: 'learner',
  body: z.strictObject({ companyId: Id }),
  reply: Done,
})

export const unblockCompany = endpoint('DELETE /v1/user/candidate/blocks/:companyId', {
  summary: 'Let a company see me again, if I am shown to its kind',
  access: 'learner',
  params: z.strictObject({ companyId: Id }),
  reply: Done,
})
