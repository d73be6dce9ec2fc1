import type { Certificate, ListedCertificate } from '#contract/learning/certificates.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import { courses } from '#server/catalogue/tables.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  or,
  type SQL,
  sql,
} from '#server/kit/db/orm.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { likePattern, textOf } from '#server/kit/db/search-pattern.ts'
import { listAfter, positionsIn, positionsOf } from './credential/status-list.ts'
import { normalizeCode, type CourseStep } from './rules.ts'
import type { ListVersion, StatusSource } from './status-lists.ts'
import { certificates, type CertificateRow, enrolments, reviews, solutions, steps, tasks } from '../tables.ts'

export const toCertificate = (row: CertificateRow): Certificate => ({
  code: row.code,
  learnerName: row.learnerName,
  courseId: row.courseId,
  courseTitle: row.courseTitle,
  issuedAt: row.issuedAt.toISOString(),
  revokedAt: row.revokedAt && row.revokedAt.toISOString(),
  revokedReason: row.revokedReason,
})

const learner = sql`${sql.placeholder('personId')}`
const isByChecks = and(eq(reviews.solutionId, solutions.id), isNull(reviews.undoneAt), isNotNull(reviews.checkRunId))

const courseSteps = prepared((db) =>
  db
    .select({
      taskId: tasks.id,
      task: tasks.title,
      step: steps.name,
      isApproved: sql<boolean>`exists (${approvedSolution(db, learner)})`,
      isByChecks: sql<boolean>`exists (${approvedSolution(db, learner).innerJoin(reviews, isByChecks)})`,
    })
    .from(tasks)
    .innerJoin(steps, and(eq(steps.taskId, tasks.id), isNull(steps.archivedAt)))
    .where(and(eq(tasks.courseId, sql.placeholder('courseId')), isNull(tasks.archivedAt)))
    .orderBy(asc(tasks.position), asc(tasks.id), asc(steps.position), asc(steps.id))
    .prepare('steps_for_certificate'),
)

/** The course's steps in order, and whether this person has each approved, and by whom. */
export const stepsOf = (db: Db, personId: number, courseId: number): Promise<CourseStep[]> =>
  courseSteps(db).execute({ personId, courseId })

/** For the step of the outer query. */
const approvedSolution = (db: Db, personId: SQL) =>
  db
    .select({ one: sql`1` })
    .from(solutions)
    .where(and(eq(solutions.personId, personId), eq(solutions.stepId, steps.id), eq(solutions.state, 'approved')))
    .$dynamic()

export async function namesFor(db: Db, personId: number, courseId: number) {
  const [row] = await db
    .select({ firstName: people.firstName, lastName: people.lastName, courseTitle: courses.title })
    .from(people)
    .innerJoin(courses, eq(courses.id, courseId))
    .where(eq(people.id, personId))
  return { learnerName: `${row!.firstName} ${row!.lastName}`.trim(), courseTitle: row!.courseTitle }
}

/** Chosen before the insert, because the signed credential contains it. */
export async function freePosition(db: Db): Promise<number> {
  const { rows } = await db.execute<{ issued: number }>(
    sql`select coalesce(max(${certificates.id}), 0)::bigint as issued from ${certificates}`,
  )
  for (;;) {
    const candidates = sql.param(positionsIn(listAfter(rows[0]!.issued)))
    const { rows: free } = await db.execute<{ position: number }>(
      sql`select position from unnest(${candidates}::bigint[]) with ordinality as candidates (position, turn)
           where not exists (select from ${certificates} where ${certificates.statusPosition} = position)
           order by turn limit 1`,
    )
    if (free[0]) return free[0].position
  }
}

type NewCertificate = typeof certificates.$inferInsert

/** Returns false if the person already has a valid certificate of this course, or its code or position was just taken. */
export async function insertCertificate(db: Db, certificate: NewCertificate): Promise<boolean> {
  const inserted = await db.insert(certificates).values(certificate).onConflictDoNothing()
  return inserted.rowCount === 1
}

const isValid = (personId: number, courseId: number) =>
  and(eq(certificates.personId, personId), eq(certificates.courseId, courseId), isNull(certificates.revokedAt))

export async function hasCertificate(db: Db, personId: number, courseId: number): Promise<boolean> {
  const rows = await db.select({ id: certificates.id }).from(certificates).where(isValid(personId, courseId))
  return rows.length > 0
}

export async function certificateByCode(db: Db, typed: string): Promise<CertificateRow | null> {
  const code = normalizeCode(typed)
  if (!code) return null
  const [row = null] = await db.select().from(certificates).where(eq(certificates.code, code))
  return row
}

type Issued = { personId: number; courseId: number; issuedAt: Date }

/** Of the certificate issued at this moment, unless it was revoked. */
export async function codeIssuedAt(db: Db, { personId, courseId, issuedAt }: Issued): Promise<string | null> {
  const isWanted = [eq(certificates.personId, personId), eq(certificates.courseId, courseId)]
  const [row] = await db
    .select({ code: certificates.code })
    .from(certificates)
    .where(and(...isWanted, eq(certificates.issuedAt, issuedAt), isNull(certificates.revokedAt)))
  return row?.code ?? null
}

type Revocation = { actorId: number; reason: string; at: Date }

const toColumns = ({ actorId, reason, at }: Revocation) => ({
  revokedAt: at,
  revokedBy: actorId,
  revokedReason: reason,
})

/** Returns null if there is no valid one. */
export async function revokeValid(db: Db, personId: number, courseId: number, revocation: Revocation) {
  const [row = null] = await db
    .update(certificates)
    .set(toColumns(revocation))
    .where(isValid(personId, courseId))
    .returning()
  return row
}

/** Returns null if it was already revoked. */
export async function revokeById(db: Db, id: number, revocation: Revocation): Promise<CertificateRow | null> {
  const [row = null] = await db
    .update(certificates)
    .set(toColumns(revocation))
    .where(and(eq(certificates.id, id), isNull(certificates.revokedAt)))
    .returning()
  return row
}

export async function certificatesOf(db: Db, personId: number): Promise<Certificate[]> {
  const rows = await db
    .select()
    .from(certificates)
    .where(eq(certificates.personId, personId))
    .orderBy(desc(certificates.id))
    .limit(200)
  return rows.map(toCertificate)
}

/** The valid ones of all these people, newest first. */
export const validCertificatesOf = (db: Db, personIds: number[]) =>
  db
    .select({
      id: certificates.id,
      personId: certificates.personId,
      code: certificates.code,
      courseTitle: certificates.courseTitle,
      issuedAt: certificates.issuedAt,
    })
    .from(certificates)
    .where(and(inArray(certificates.personId, personIds), isNull(certificates.revokedAt)))
    .orderBy(desc(certificates.id))

type Search = PageQuery & { search?: string | undefined }

export async function findCertificates(db: Db, { search, after, size }: Search): Promise<Page<ListedCertificate>> {
  const before = cursorId(after)
  const rows = await db
    .select()
    .from(certificates)
    .where(and(before === null ? undefined : lt(certificates.id, before), search ? matching(search) : undefined))
    .orderBy(desc(certificates.id))
    .limit(size + 1)
  return toPage(rows, size, (row) => ({ ...toCertificate(row), userId: row.personId }))
}

function matching(search: string) {
  const pattern = likePattern(search)
  return or(
    eq(certificates.code, normalizeCode(search) ?? search),
    ilike(textOf(certificates.code, certificates.learnerName, certificates.courseTitle), pattern),
  )
}

/** Learners who have every step approved but no certificate, ordered by id, `after` excluded. */
export async function finishedWithoutCertificate(
  db: Db,
  courseId: number,
  after: number,
  limit: number,
): Promise<number[]> {
  const courseSteps = (condition?: SQL) =>
    db
      .select({ one: sql`1` })
      .from(tasks)
      .innerJoin(steps, and(eq(steps.taskId, tasks.id), isNull(steps.archivedAt)))
      .where(and(eq(tasks.courseId, courseId), isNull(tasks.archivedAt), condition))
  const unapproved = courseSteps(sql`not exists (${approvedSolution(db, sql`${enrolments.personId}`)})`)
  const certificate = db
    .select({ one: sql`1` })
    .from(certificates)
    .where(
      and(
        eq(certificates.personId, enrolments.personId),
        eq(certificates.courseId, courseId),
        isNull(certificates.revokedAt),
      ),
    )
  const rows = await db
    .select({ personId: enrolments.personId })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.courseId, courseId),
        gt(enrolments.personId, after),
        sql`exists (${courseSteps()}) and not exists (${unapproved}) and not exists (${certificate})`,
      ),
    )
    .orderBy(asc(enrolments.personId))
    .limit(limit)
  return rows.map(({ personId }) => personId)
}

const isInList = (list: number) => {
  const [first, next] = positionsOf(list)
  return and(gte(certificates.statusPosition, first), lt(certificates.statusPosition, next))
}
const isRevokedIn = (list: number) => and(isInList(list), isNotNull(certificates.revokedAt))

async function versionOf(db: Db, list: number): Promise<ListVersion | null> {
  const [first] = await db
    .select({ issuedAt: certificates.issuedAt })
    .from(certificates)
    .where(isInList(list))
    .orderBy(asc(certificates.statusPosition))
    .limit(1)
  if (!first) return null
  const [row] = await db
    .select({ revoked: count(), changedAt: max(certificates.revokedAt) })
    .from(certificates)
    .where(isRevokedIn(list))
  return { revoked: row!.revoked, changedAt: row!.changedAt ?? first.issuedAt }
}

async function revokedIn(db: Db, list: number): Promise<number[]> {
  const rows = await db.select({ position: certificates.statusPosition }).from(certificates).where(isRevokedIn(list))
  return rows.map(({ position }) => position)
}

export const certificateStatus: StatusSource = { versionOf, revokedIn }

/** Keeps verdicts on this learner's work in the course waiting. */
export async function lockEnrolment(db: Db, personId: number, courseId: number): Promise<void> {
  await db
    .select({ one: sql`1` })
    .from(enrolments)
    .where(and(eq(enrolments.personId, personId), eq(enrolments.courseId, courseId)))
    .for('update')
}
