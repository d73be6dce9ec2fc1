import type { PersonalData } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, inArray, isNull, ne, or, sql } from '#server/kit/db/orm.ts'
import { picturesIn } from '#server/threads/index.ts'
import { threadMessages, threads } from '#server/threads/tables.ts'
import { withdraw } from './candidates/service.ts'
import { metStates } from './introductions/rules.ts'
import {
  candidateBlocks,
  candidateProjects,
  candidates,
  candidateWorks,
  companies,
  companyApplications,
  companyMembers,
  companyReports,
  companyViews,
  consents,
  introductionInterviews,
  introductionNotes,
  introductions,
  openings,
  placements,
} from './tables.ts'

async function collect(db: Db, personId: number) {
  const optIns = await db.select().from(candidates).where(eq(candidates.personId, personId)).orderBy(asc(candidates.id))
  const requests = await db
    .select({
      company: companies.name,
      opening: openings.title,
      state: introductions.state,
      message: introductions.message,
      reason: introductions.reason,
      requestedAt: introductions.requestedAt,
      answeredAt: introductions.answeredAt,
      endedAt: introductions.endedAt,
    })
    .from(introductions)
    .innerJoin(openings, eq(openings.id, introductions.openingId))
    .innerJoin(companies, eq(companies.id, openings.companyId))
    .where(eq(introductions.personId, personId))
    .orderBy(asc(introductions.id))
  const views = await db
    .select({ company: companies.name, what: companyViews.what, day: companyViews.day, times: companyViews.times })
    .from(companyViews)
    .innerJoin(candidates, eq(candidates.id, companyViews.candidateId))
    .innerJoin(companies, eq(companies.id, companyViews.companyId))
    .where(eq(candidates.personId, personId))
    .orderBy(asc(companyViews.day))
  const { purpose, action, textVersion, details, at } = consents
  return {
    optIns: optIns.map(({ personId: _personId, ...optIn }) => optIn),
    introductions: requests,
    companiesThatLooked: views,
    notesOfYourOwn: await notesBy(db, personId),
    messagesToCandidates: await messagesToCandidates(db, personId),
    placements: await placementsOf(db, personId),
    blockedCompanies: await blockedBy(db, personId),
    reports: await reportsOf(db, personId),
    consents: await db
      .select({ purpose, action, textVersion, details, at })
      .from(consents)
      .where(eq(consents.personId, personId))
      .orderBy(asc(consents.id)),
    company: await membershipOf(db, personId),
  }
}

/** While the learner agrees that the company knows them. */
const isOpen = and(inArray(introductions.state, [...metStates]), isNull(introductions.hiddenAt))

/** A company’s notes name the learner, so it has them only while the learner agrees. */
const notesBy = (db: Db, personId: number) =>
  db
    .select({ text: introductionNotes.body, at: introductionNotes.createdAt })
    .from(introductionNotes)
    .innerJoin(introductions, eq(introductions.id, introductionNotes.introductionId))
    .where(and(eq(introductionNotes.authorId, personId), or(ne(introductionNotes.side, 'company'), isOpen)))
    .orderBy(asc(introductionNotes.id))

/** Of a company’s account; a learner’s messages are with all their others. */
const messagesToCandidates = (db: Db, personId: number) =>
  db
    .select({ text: threadMessages.body, at: threadMessages.createdAt })
    .from(threadMessages)
    .innerJoin(introductions, eq(introductions.threadId, threadMessages.threadId))
    .where(and(eq(threadMessages.authorId, personId), ne(introductions.personId, personId), isOpen))
    .orderBy(asc(threadMessages.id))

const placementsOf = (db: Db, personId: number) =>
  db
    .select({ startsOn: placements.startsOn, role: placements.role, payBand: placements.payBand })
    .from(placements)
    .where(eq(placements.confirmedBy, personId))

const blockedBy = (db: Db, personId: number) =>
  db
    .select({ company: companies.name, since: candidateBlocks.createdAt })
    .from(candidateBlocks)
    .innerJoin(companies, eq(companies.id, candidateBlocks.companyId))
    .where(eq(candidateBlocks.personId, personId))

const reportsOf = (db: Db, personId: number) =>
  db
    .select({
      company: companies.name,
      reason: companyReports.reason,
      details: companyReports.details,
      answer: companyReports.answer,
      at: companyReports.createdAt,
    })
    .from(companyReports)
    .innerJoin(companies, eq(companies.id, companyReports.companyId))
    .where(eq(companyReports.reporterId, personId))

async function membershipOf(db: Db, personId: number) {
  const { termsVersion, termsAcceptedAt, createdAt } = companyMembers
  const [row] = await db
    .select({ company: companies.name, since: createdAt, termsVersion, termsAcceptedAt })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(companyMembers.personId, personId))
  return row ?? null
}

const hasTheirAddress = (db: Db, personId: number) =>
  eq(
    companyApplications.email,
    sql`(${db.select({ email: people.email }).from(people).where(eq(people.id, personId))})`,
  )

/** What remains are states and dates, from which the figures are counted. Companies lose what they had of the learner. */
async function erase(db: Db, personId: number): Promise<string[]> {
  const theirs = eq(introductions.personId, personId)
  const rows = await db
    .select({ id: introductions.id, threadId: introductions.threadId })
    .from(introductions)
    .where(theirs)
  const ids = rows.map(({ id }) => id)
  const threadIds = rows.flatMap(({ threadId }) => threadId ?? [])
  const pictures = threadIds.length > 0 ? await picturesIn(db, threadIds) : []
  await db.update(introductions).set({ threadId: null, message: '', reason: '' }).where(theirs)
  if (threadIds.length > 0) await db.delete(threads).where(inArray(threads.id, threadIds))
  if (ids.length > 0) {
    await db.delete(introductionInterviews).where(inArray(introductionInterviews.introductionId, ids))
    await db.delete(introductionNotes).where(inArray(introductionNotes.introductionId, ids))
  }
  await db.delete(introductionNotes).where(eq(introductionNotes.authorId, personId))
  const optIns = db.select({ id: candidates.id }).from(candidates).where(eq(candidates.personId, personId))
  await db.delete(companyViews).where(inArray(companyViews.candidateId, optIns))
  await db.delete(companyViews).where(eq(companyViews.viewerId, personId))
  await db.delete(candidateWorks).where(inArray(candidateWorks.candidateId, optIns))
  await db.delete(candidateProjects).where(inArray(candidateProjects.candidateId, optIns))
  await db.update(candidates).set({ city: '', languages: [], payFrom: null }).where(eq(candidates.personId, personId))
  await db.delete(candidateBlocks).where(eq(candidateBlocks.personId, personId))
  await db.update(companyReports).set({ details: '' }).where(eq(companyReports.reporterId, personId))
  await db.delete(companyApplications).where(hasTheirAddress(db, personId))
  await db.delete(companyMembers).where(eq(companyMembers.personId, personId))
  return pictures
}

export const hiringData: PersonalData = {
  name: 'hiring',
  about: 'what you showed to companies, who looked at it, your introductions, and each consent you gave or withdrew',
  collect,
  leave: (db, tools, personId) => withdraw(db, tools, personId, 'account deleted'),
  erase,
  removes: [
    'what you showed to companies, the messages, interviews and notes of your introductions, also where companies read them',
  ],
  retains: [
    {
      what: 'that you agreed to be introduced or withdrew, when, and in which words, under the number of the former account',
      why: 'the law asks us to be able to show each consent',
    },
    {
      what: 'how each introduction ended, without your name',
      why: 'our published figures are counted from it',
    },
  ],
  columns: {
    'companies.decided_by': 'staff',
    // The contact of a company that applied; it goes with the decision.
    'company_applications.email': 'others',
    'company_members.person_id': 'removed',
    'company_members.invited_by': 'others',
    'openings.created_by': 'others',
    'openings.decided_by': 'staff',
    'job_candidates.person_id': 'kept',
    'candidate_blocks.person_id': 'removed',
    'introductions.person_id': 'kept',
    'introductions.suggested_by': 'staff',
    'introductions.requested_by': 'others',
    'introduction_events.actor_id': 'kept',
    'introduction_notes.author_id': 'removed',
    'placements.confirmed_by': 'kept',
    'company_views.viewer_id': 'removed',
    'company_reports.reporter_id': 'kept',
    'company_reports.handled_by': 'staff',
    'consents.person_id': 'kept',
  },
}
