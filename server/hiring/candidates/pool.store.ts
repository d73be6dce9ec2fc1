import { availabilities } from '#contract/hiring/hiring.ts'
import { type findCandidates, smallGroup } from '#contract/hiring/pool.ts'
import type { QueryOf } from '#contract/kit/endpoint.ts'
import { courses } from '#server/catalogue/tables.ts'
import { fullName } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  max,
  ne,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from '#server/kit/db/orm.ts'
import { endedStates } from '#contract/hiring/hiring.ts'
import { solutionFiles, solutions } from '#server/learning/tables.ts'
import { briefs, projectSubmissions } from '#server/projects/tables.ts'
import type { OwnCompany } from '../companies/access.store.ts'
import {
  candidateBlocks,
  candidateProjects,
  candidates,
  candidateWorks,
  companyViews,
  introductions,
  openings,
} from '../tables.ts'
import type { CandidateRow } from './store.ts'
import { extensionsOf, type SharedValues } from './view.rules.ts'

type Filter = Omit<QueryOf<typeof findCandidates>, 'after' | 'size'>
type Company = Pick<OwnCompany, 'id' | 'kind'>

const approvedSteps = (db: Db) =>
  db
    .select({ id: solutions.id })
    .from(candidateWorks)
    .innerJoin(solutions, and(eq(solutions.id, candidateWorks.solutionId), eq(solutions.state, 'approved')))
    .$dynamic()
const ofCandidate = eq(candidateWorks.candidateId, candidates.id)

const approvedProjects = (db: Db) =>
  db
    .select({ id: projectSubmissions.id })
    .from(candidateProjects)
    .innerJoin(
      projectSubmissions,
      and(eq(projectSubmissions.id, candidateProjects.submissionId), eq(projectSubmissions.state, 'approved')),
    )
    .$dynamic()
const projectOfCandidate = eq(candidateProjects.candidateId, candidates.id)

/** A company that knows the learner from an earlier opt-in doesn't meet them again: it would learn whose code it is. */
const underOtherCode = (db: Db, { id: companyId }: Company) =>
  db
    .select({ one: sql`1` })
    .from(introductions)
    .innerJoin(openings, and(eq(openings.id, introductions.openingId), eq(openings.companyId, companyId)))
    .where(
      and(
        eq(introductions.personId, candidates.personId),
        ne(introductions.candidateId, candidates.id),
        notInArray(introductions.state, [...endedStates]),
      ),
    )

/** What decides whether a company may see a candidate at all; queries need the person joined. */
export const isOpenTo = (db: Db, company: Company, now: Date): SQL =>
  and(
    isNull(candidates.endedAt),
    gt(candidates.expiresAt, now),
    sql`${company.kind} = any (${candidates.companyKinds})`,
    eq(people.role, 'learner'),
    isNull(people.blockedAt),
    isNull(people.deletedAt),
    notExists(
      db
        .select({ one: sql`1` })
        .from(candidateBlocks)
        .where(and(eq(candidateBlocks.personId, candidates.personId), eq(candidateBlocks.companyId, company.id))),
    ),
    notExists(underOtherCode(db, company)),
    or(exists(approvedSteps(db).where(ofCandidate)), exists(approvedProjects(db).where(projectOfCandidate))),
  )!

function hasSkill(db: Db, skill: string): SQL | undefined {
  const ending = sql`lower(substring(${solutionFiles.path} from '[.]([^.]+)$'))`
  return or(
    exists(
      approvedSteps(db)
        .innerJoin(solutionFiles, eq(solutionFiles.solutionId, solutions.id))
        .where(and(ofCandidate, inArray(ending, [...extensionsOf(skill), '']))),
    ),
    exists(
      approvedProjects(db)
        .innerJoin(briefs, eq(briefs.id, projectSubmissions.briefId))
        .where(
          and(
            projectOfCandidate,
            sql`lower(${skill}) = any (select lower(name) from unnest(${briefs.techStack}) name)`,
          ),
        ),
    ),
  )
}

const matches = (db: Db, { courseId, skill, city, payTo, availability }: Filter) =>
  and(
    courseId === undefined
      ? undefined
      : exists(approvedSteps(db).where(and(ofCandidate, eq(solutions.courseId, courseId)))),
    skill ? hasSkill(db, skill) : undefined,
    city ? eq(sql`lower(${candidates.city})`, city.toLowerCase()) : undefined,
    payTo ? or(isNull(candidates.payFrom), sql`${candidates.payFrom} <= ${payTo}`) : undefined,
    availability && inArray(candidates.availability, availabilities.slice(0, availabilities.indexOf(availability) + 1)),
  )

type Search = { company: Company; now: Date; filter: Filter }

const selected = (db: Db) =>
  db.select({ candidate: candidates }).from(candidates).innerJoin(people, eq(people.id, candidates.personId)).$dynamic()

export async function countMatches(db: Db, { company, now, filter }: Search): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(candidates)
    .innerJoin(people, eq(people.id, candidates.personId))
    .where(and(isOpenTo(db, company, now), matches(db, filter)))
  return row!.total
}

/** Those at least five of the candidates share whom the company may see: anything rarer tells them apart. */
export async function sharedValues(db: Db, { company, now }: Omit<Search, 'filter'>): Promise<SharedValues> {
  const { id, city, payFrom, languages } = candidates
  const visible = db
    .select({ id, city, payFrom, languages })
    .from(candidates)
    .innerJoin(people, eq(people.id, candidates.personId))
    .where(isOpenTo(db, company, now))
  const isCommon = sql`count(distinct visible.id) >= ${smallGroup}`
  const { rows } = await db.execute<{ what: keyof SharedValues; value: string }>(sql`
    with visible as ${visible}
    select 'city' as what, city as value from visible group by city having ${isCommon}
    union all
    select 'pay', pay_from::text from visible where pay_from is not null group by pay_from having ${isCommon}
    union all
    select 'language', language from visible, unnest(languages) as language group by language having ${isCommon}
    union all
    select 'course', ${courses.title} from visible
    join ${candidateWorks} on ${candidateWorks.candidateId} = visible.id
    join ${solutions} on ${solutions.id} = ${candidateWorks.solutionId} and ${solutions.state} = 'approved'
    join ${courses} on ${courses.id} = ${solutions.courseId}
    group by ${courses.title} having ${isCommon}`)
  const valuesOf = (what: keyof SharedValues) =>
    new Set(rows.filter((row) => row.what === what).map(({ value }) => value))
  return { city: valuesOf('city'), pay: valuesOf('pay'), language: valuesOf('language'), course: valuesOf('course') }
}

type Page = { after: string; size: number; isSmall: boolean }

/** By their random codes: any other order would say something about them. One row more than a page shows whether there is another. */
export async function matchesAfter(db: Db, { company, now, filter }: Search, { after, size, isSmall }: Page) {
  const rows = await selected(db)
    .where(
      and(
        isOpenTo(db, company, now),
        matches(db, filter),
        isSmall ? candidates.inSmallGroups : undefined,
        gt(candidates.code, after),
      ),
    )
    .orderBy(asc(candidates.code))
    .limit(size + 1)
  return rows.map(({ candidate }) => candidate)
}

type Lookup = { company: Company; now: Date; code: string }

export async function openCandidateBy(db: Db, { company, now, code }: Lookup): Promise<CandidateRow | undefined> {
  const [row] = await selected(db).where(and(isOpenTo(db, company, now), eq(candidates.code, code)))
  return row?.candidate
}

/** Whether the company knows of the candidate from a suggestion, request or introduction that runs. */
export async function hasIntroduction(db: Db, companyId: number, candidateId: number): Promise<boolean> {
  const running = await db.$count(
    introductions,
    and(
      eq(introductions.candidateId, candidateId),
      inArray(
        introductions.openingId,
        db.select({ id: openings.id }).from(openings).where(eq(openings.companyId, companyId)),
      ),
      notInArray(introductions.state, [...endedStates]),
    ),
  )
  return running > 0
}

type View = Omit<typeof companyViews.$inferInsert, 'times'>

export async function recordView(db: Db, view: View): Promise<void> {
  await db
    .insert(companyViews)
    .values(view)
    .onConflictDoUpdate({
      target: [companyViews.candidateId, companyViews.viewerId, companyViews.what, companyViews.day],
      set: { times: sql`${companyViews.times} + 1` },
    })
}

/** Who of the company looked at a candidate, the latest first. */
export async function viewersOf(db: Db, companyId: number, candidateId: number) {
  const rows = await db
    .select({
      firstName: people.firstName,
      lastName: people.lastName,
      lastDay: sql<string>`max(${companyViews.day})::text`,
      days: sql<number>`count(distinct ${companyViews.day})::int`,
    })
    .from(companyViews)
    .innerJoin(people, eq(people.id, companyViews.viewerId))
    .where(and(eq(companyViews.companyId, companyId), eq(companyViews.candidateId, candidateId)))
    .groupBy(people.id)
    .orderBy(desc(max(companyViews.day)), asc(people.id))
  return rows.map(({ lastDay, days, ...person }) => ({ name: fullName(person), lastDay, days }))
}
