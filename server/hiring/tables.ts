import type { JobType } from '#contract/careers/jobs.ts'
import type {
  Availability,
  CompanyKind,
  CompanyState,
  IntroductionState,
  OpeningState,
  PayBand,
  ReportReason,
} from '#contract/hiring/hiring.ts'
import { jobs } from '#server/careers/tables.ts'
import { person } from '#server/identity/tables.ts'
import { boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text } from '#server/kit/db/orm.ts'
import { bytes, id, instant, reference } from '#server/kit/tables.ts'
import { solutions } from '#server/learning/tables.ts'
import { projectSubmissions } from '#server/projects/tables.ts'
import { threads } from '#server/threads/tables.ts'

export const companies = pgTable('companies', {
  id: id(),
  name: text().notNull(),
  website: text().notNull(),
  /** Of the email addresses of its members, in lower case. */
  domain: text().notNull(),
  kind: text().$type<CompanyKind>().notNull(),
  city: text().notNull().default(''),
  about: text().notNull().default(''),
  stack: text().array().notNull().default([]),
  state: text().$type<CompanyState>().notNull(),
  /** Its openings go straight to the jobs board. */
  isTrusted: boolean().notNull().default(false),
  isSample: boolean().notNull().default(false),
  decidedBy: person(),
  decidedAt: instant(),
  decisionReason: text().notNull().default(''),
  createdAt: instant().notNull().defaultNow(),
})

const company = () =>
  reference()
    .notNull()
    .references(() => companies.id)

export const companyApplications = pgTable('company_applications', {
  companyId: reference()
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  contactFirstName: text().notNull(),
  contactLastName: text().notNull().default(''),
  email: text().notNull(),
  message: text().notNull().default(''),
  confirmHash: bytes(),
  confirmUntil: instant(),
  confirmedAt: instant(),
})

export const companyMembers = pgTable('company_members', {
  personId: person().primaryKey(),
  companyId: company(),
  invitedBy: person(),
  termsVersion: text(),
  termsAcceptedAt: instant(),
  createdAt: instant().notNull().defaultNow(),
})

export const openings = pgTable('openings', {
  id: id(),
  companyId: company(),
  title: text().notNull(),
  city: text().notNull().default(''),
  isRemote: boolean().notNull().default(false),
  description: text().notNull().default(''),
  skills: text().array().notNull().default([]),
  minYears: smallint().notNull().default(0),
  jobType: text().$type<JobType>(),
  /** Rupees a year. */
  payFrom: integer(),
  payTo: integer(),
  applyLink: text().notNull().default(''),
  state: text().$type<OpeningState>().notNull(),
  /** Why staff returned it. */
  reason: text().notNull().default(''),
  /** On the jobs board. */
  jobId: reference().references(() => jobs.id, { onDelete: 'set null' }),
  createdBy: person(),
  createdAt: instant().notNull().defaultNow(),
  /** When the company wrote it last. */
  changedAt: instant().notNull().defaultNow(),
  decidedBy: person(),
  decidedAt: instant(),
  closedAt: instant(),
})

/** One opt-in of a learner; it ends by withdrawal or by time. */
export const candidates = pgTable('job_candidates', {
  id: id(),
  personId: person().notNull(),
  /** How companies name them. */
  code: text().notNull(),
  city: text().notNull().default(''),
  languages: text().array().notNull().default([]),
  availability: text().$type<Availability>().notNull(),
  /** Rupees a year that they expect at least. */
  payFrom: integer(),
  companyKinds: text().array().$type<CompanyKind[]>().notNull(),
  inSmallGroups: boolean().notNull().default(false),
  consentedAt: instant().notNull(),
  expiresAt: instant().notNull(),
  endedAt: instant(),
  /** That it ends soon. */
  remindedAt: instant(),
})

const candidate = () =>
  reference()
    .notNull()
    .references(() => candidates.id)

export const candidateWorks = pgTable(
  'candidate_works',
  {
    candidateId: reference()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    solutionId: reference()
      .notNull()
      .references(() => solutions.id),
    position: smallint().notNull(),
    showsCode: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.candidateId, table.solutionId] })],
)

export const candidateProjects = pgTable(
  'candidate_projects',
  {
    candidateId: reference()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    submissionId: reference()
      .notNull()
      .references(() => projectSubmissions.id),
    /** Among all their work. */
    position: smallint().notNull(),
    showsCode: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.candidateId, table.submissionId] })],
)

export const candidateBlocks = pgTable(
  'candidate_blocks',
  { personId: person().notNull(), companyId: company(), createdAt: instant().notNull().defaultNow() },
  (table) => [primaryKey({ columns: [table.personId, table.companyId] })],
)

export const introductions = pgTable('introductions', {
  id: id(),
  openingId: reference()
    .notNull()
    .references(() => openings.id),
  personId: person().notNull(),
  candidateId: candidate(),
  state: text().$type<IntroductionState>().notNull(),
  suggestedBy: person(),
  requestedBy: person(),
  /** From the company to the learner. */
  message: text().notNull().default(''),
  requestedAt: instant(),
  answerBy: instant(),
  answeredAt: instant(),
  /** Why it ended. */
  reason: text().notNull().default(''),
  endedAt: instant(),
  /** The last step of either side. */
  movedAt: instant().notNull().defaultNow(),
  threadId: reference().references(() => threads.id),
  /** The learner withdrew after they joined: the company sees no name and no contact any more. */
  hiddenAt: instant(),
  createdAt: instant().notNull().defaultNow(),
})

const introduction = () =>
  reference()
    .notNull()
    .references(() => introductions.id)

export type Side = 'learner' | 'company'

/** Append-only. */
export const introductionEvents = pgTable('introduction_events', {
  id: id(),
  introductionId: introduction(),
  at: instant().notNull().defaultNow(),
  side: text().$type<Side | 'school' | 'time'>().notNull(),
  actorId: person(),
  what: text().notNull(),
  state: text().$type<IntroductionState>().notNull(),
})

export const introductionInterviews = pgTable('introduction_interviews', {
  id: id(),
  introductionId: introduction(),
  startsAt: instant().notNull(),
  minutes: smallint().notNull(),
  place: text().notNull(),
  proposedBy: text().$type<Side>().notNull(),
  state: text().$type<'proposed' | 'agreed' | 'declined' | 'cancelled'>().notNull(),
  /** Of the calendar file. */
  sequence: smallint().notNull().default(0),
  createdAt: instant().notNull().defaultNow(),
})

/** Of one side, for its own eyes. */
export const introductionNotes = pgTable('introduction_notes', {
  id: id(),
  introductionId: introduction(),
  side: text().$type<Side | 'school'>().notNull(),
  authorId: person().notNull(),
  body: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
})

/** It counts when both sides said the same day and role. */
export const placements = pgTable(
  'placements',
  {
    introductionId: introduction(),
    side: text().$type<Side>().notNull(),
    confirmedBy: person().notNull(),
    confirmedAt: instant().notNull().defaultNow(),
    startsOn: date().notNull(),
    role: text().notNull(),
    payBand: text().$type<PayBand>(),
  },
  (table) => [primaryKey({ columns: [table.introductionId, table.side] })],
)

export const companyViews = pgTable(
  'company_views',
  {
    companyId: company(),
    viewerId: person().notNull(),
    candidateId: candidate(),
    what: text().$type<'candidate' | 'code' | 'profile' | 'portfolio'>().notNull(),
    day: date().notNull(),
    times: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.candidateId, table.viewerId, table.what, table.day] })],
)

export const companyReports = pgTable('company_reports', {
  id: id(),
  companyId: company(),
  introductionId: reference().references(() => introductions.id),
  reporterId: person().notNull(),
  reason: text().$type<ReportReason>().notNull(),
  details: text().notNull(),
  state: text().$type<'open' | 'closed'>().notNull().default('open'),
  answer: text().notNull().default(''),
  handledBy: person(),
  handledAt: instant(),
  createdAt: instant().notNull().defaultNow(),
})

/** Append-only. */
export const consents = pgTable('consents', {
  id: id(),
  personId: person().notNull(),
  purpose: text().$type<'candidate' | 'introduction'>().notNull(),
  action: text().$type<'given' | 'renewed' | 'changed' | 'withdrawn' | 'expired'>().notNull(),
  textVersion: text().notNull(),
  /** What exactly was agreed to, without anything that identifies. */
  details: jsonb().$type<Record<string, unknown>>(),
  companyId: reference().references(() => companies.id),
  at: instant().notNull().defaultNow(),
})
