import type { ChosenWork, MyCandidate, Shown } from '#contract/hiring/candidates.ts'
import { endedStates } from '#contract/hiring/hiring.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, desc, eq, gt, inArray, isNull, lte, max, notInArray, sql } from '#server/kit/db/orm.ts'
import { expiryAfter } from '#server/kit/shared-links.ts'
import {
  candidateBlocks,
  candidateProjects,
  candidates,
  candidateWorks,
  companies,
  companyViews,
  introductions,
} from '../tables.ts'

export type CandidateRow = typeof candidates.$inferSelect

const isCurrent = (personId: number) => and(eq(candidates.personId, personId), isNull(candidates.endedAt))

/** The opt-in that hasn't ended, even if its time is over and the job hasn't ended it yet. */
export async function openCandidate(db: Db, personId: number): Promise<CandidateRow | undefined> {
  const [row] = await db.select().from(candidates).where(isCurrent(personId))
  return row
}

/** What somebody can be shown by: until its end, and not a moment longer. */
export async function currentCandidate(db: Db, personId: number, now: Date): Promise<CandidateRow | undefined> {
  const [row] = await db
    .select()
    .from(candidates)
    .where(and(isCurrent(personId), gt(candidates.expiresAt, now)))
  return row
}

type Columns = Omit<Shown, 'works' | 'payFrom'> & { payFrom: number | null; consentedAt: Date; expiresAt: Date }

export async function insertCandidate(db: Db, row: Columns & { personId: number; code: string }): Promise<number> {
  const [inserted] = await db.insert(candidates).values(row).returning({ id: candidates.id })
  return inserted!.id
}

export async function updateCandidate(db: Db, id: number, changes: Partial<CandidateRow>): Promise<void> {
  await db.update(candidates).set(changes).where(eq(candidates.id, id))
}

/** Per candidate in the learner's order, steps and projects together. */
export async function worksOfMany(db: Db, ids: number[]): Promise<Map<number, ChosenWork[]>> {
  const works = await db.select().from(candidateWorks).where(inArray(candidateWorks.candidateId, ids))
  const projects = await db.select().from(candidateProjects).where(inArray(candidateProjects.candidateId, ids))
  const all = [
    ...works.map(({ solutionId, ...row }) => ({ ...row, kind: 'step' as const, workId: solutionId })),
    ...projects.map(({ submissionId, ...row }) => ({ ...row, kind: 'project' as const, workId: submissionId })),
  ].toSorted((one, other) => one.position - other.position)
  const byCandidate = Map.groupBy(all, ({ candidateId }) => candidateId)
  return new Map(
    [...byCandidate].map(([id, found]) => [
      id,
      found.map(({ kind, workId, showsCode }) => ({ kind, workId, showsCode })),
    ]),
  )
}

export const worksOf = async (db: Db, candidateId: number): Promise<ChosenWork[]> =>
  (await worksOfMany(db, [candidateId])).get(candidateId) ?? []

export async function putWorks(db: Db, candidateId: number, works: ChosenWork[]): Promise<void> {
  await db.delete(candidateWorks).where(eq(candidateWorks.candidateId, candidateId))
  await db.delete(candidateProjects).where(eq(candidateProjects.candidateId, candidateId))
  const rows = works.map(({ showsCode, ...work }, position) => ({ ...work, candidateId, position, showsCode }))
  const [steps, projects] = [rows.filter(({ kind }) => kind === 'step'), rows.filter(({ kind }) => kind === 'project')]
  if (steps.length > 0)
    await db.insert(candidateWorks).values(steps.map(({ workId, ...row }) => ({ ...row, solutionId: workId })))
  if (projects.length > 0)
    await db.insert(candidateProjects).values(projects.map(({ workId, ...row }) => ({ ...row, submissionId: workId })))
}

/** Those that they know of and can take back: suggestions are between the school and the company. */
export const countRunning = (db: Db, personId: number): Promise<number> =>
  db.$count(
    introductions,
    and(
      eq(introductions.personId, personId),
      isNull(introductions.hiddenAt),
      notInArray(introductions.state, ['suggested', ...endedStates]),
    ),
  )

const maxEntries = 100

/** Which company looked at what, the latest first; not who of it. */
export const viewsOf = (db: Db, personId: number): Promise<MyCandidate['views']> =>
  db
    .select({
      company: companies.name,
      what: companyViews.what,
      lastDay: sql<string>`max(${companyViews.day})::text`,
      days: sql<number>`count(distinct ${companyViews.day})::int`,
    })
    .from(companyViews)
    .innerJoin(candidates, eq(candidates.id, companyViews.candidateId))
    .innerJoin(companies, eq(companies.id, companyViews.companyId))
    .where(eq(candidates.personId, personId))
    .groupBy(companies.id, companyViews.what)
    .orderBy(desc(max(companyViews.day)), asc(companies.id))
    .limit(maxEntries)

export const companiesFor = (db: Db, personId: number): Promise<MyCandidate['companies']> =>
  db
    .select({
      companyId: companies.id,
      name: companies.name,
      website: companies.website,
      kind: companies.kind,
      city: companies.city,
      isSample: companies.isSample,
      isBlocked: sql<boolean>`${candidateBlocks.personId} is not null`,
    })
    .from(companies)
    .leftJoin(candidateBlocks, and(eq(candidateBlocks.companyId, companies.id), eq(candidateBlocks.personId, personId)))
    .where(eq(companies.state, 'approved'))
    .orderBy(asc(companies.name), asc(companies.id))

/** Whether learners may know of such a company. A suspended one can come back. */
export const isKnown = async (db: Db, companyId: number): Promise<boolean> =>
  (await db.$count(companies, and(eq(companies.id, companyId), inArray(companies.state, ['approved', 'suspended'])))) >
  0

export async function insertBlock(db: Db, block: typeof candidateBlocks.$inferInsert): Promise<void> {
  await db.insert(candidateBlocks).values(block).onConflictDoNothing()
}

export async function deleteBlock(db: Db, personId: number, companyId: number): Promise<void> {
  await db
    .delete(candidateBlocks)
    .where(and(eq(candidateBlocks.personId, personId), eq(candidateBlocks.companyId, companyId)))
}

/** Whose time is over. */
export const overdueCandidates = (db: Db, now: Date) =>
  db
    .select({ personId: candidates.personId })
    .from(candidates)
    .where(and(isNull(candidates.endedAt), lte(candidates.expiresAt, now)))
    .orderBy(asc(candidates.expiresAt))

const remindedBeforeDays = 7

const endsSoon = (now: Date) =>
  and(
    isNull(candidates.endedAt),
    isNull(candidates.remindedAt),
    gt(candidates.expiresAt, now),
    lte(candidates.expiresAt, expiryAfter(remindedBeforeDays, now)),
  )

/** Whose opt-in ends within a week, and who don't know yet. */
export const unremindedCandidates = (db: Db, now: Date) =>
  db.select({ personId: candidates.personId }).from(candidates).where(endsSoon(now)).orderBy(asc(candidates.expiresAt))

/** Answers when it ends; null when there is nothing to remind of any more. */
export async function markReminded(db: Db, personId: number, now: Date): Promise<Date | null> {
  const [row] = await db
    .update(candidates)
    .set({ remindedAt: now })
    .where(and(eq(candidates.personId, personId), endsSoon(now)))
    .returning({ until: candidates.expiresAt })
  return row?.until ?? null
}
