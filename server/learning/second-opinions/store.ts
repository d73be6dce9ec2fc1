import type { Page, PageQuery } from '#contract/kit/paging.ts'
import type { WaitingOpinion } from '#contract/learning/second-opinions.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, isNotNull, isNull, ne, sql } from '#server/kit/db/orm.ts'
import { jsonRows, valuesOf } from '#server/kit/db/json-rows.ts'
import { preparedPages } from '#server/kit/db/prepared.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { fullName, hasPermission } from '#server/identity/index.ts'
import { courses } from '#server/catalogue/tables.ts'
import { hidesFrom } from '../reviews/blindness.store.ts'
import { currentClaim, mentorName } from '../reviews/rules.ts'
import { holderOf, isItsStep, listedColumns, type ListedJson, nameOfPerson, toListedAttempt } from '../reviews/store.ts'
import { solutions, steps, type SecondOpinionRow, secondOpinions } from '../tables.ts'

const { id, solutionId, reviewId, personId, promisedAt, decidedAt } = secondOpinions
const isOpen = isNull(decidedAt)

export async function lockOpinion(db: Db, opinionId: number): Promise<SecondOpinionRow | null> {
  const [row = null] = await db.select().from(secondOpinions).where(eq(id, opinionId)).for('update')
  return row
}

/** Who has given another opinion on the same verdict, and so knows it. */
const knownTo = sql<number[]>`array(select known.mentor_id::float8 from second_opinions known
  where known.review_id = second_opinions.review_id and known.decided_at is not null)`

/** With who else knows the verdict, and the current claim. */
export async function opinionById(db: Db, opinionId: number) {
  const [row = null] = await db
    .select({
      opinion: secondOpinions,
      knownTo,
      holder: nameOfPerson<string | null>(secondOpinions.claimedBy),
    })
    .from(secondOpinions)
    .where(eq(id, opinionId))
  if (!row) return null
  const { claimedBy: holderId, claimedUntil: heldUntil } = row.opinion
  return { ...row, holder: holderOf({ holderId, heldUntil, holder: row.holder }) }
}

export async function appealOf(db: Db, ofSolution: number): Promise<SecondOpinionRow | null> {
  const [row = null] = await db
    .select()
    .from(secondOpinions)
    .where(and(eq(solutionId, ofSolution), eq(secondOpinions.kind, 'appeal')))
  return row
}

/** Whether somebody on the staff doesn't know this verdict yet. The learner may be on the staff too. */
export async function hasAnotherMentor(db: Db, ofReview: number, learnerId: number): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (
      select from ${people} where ${hasPermission('reviews:act')} and blocked_at is null and deleted_at is null
        and id <> ${learnerId}
        and id not in (select mentor_id from reviews where id = ${ofReview} and mentor_id is not null)
        and id not in (select mentor_id from second_opinions where review_id = ${ofReview} and decided_at is not null)
    ) as found`)
  return rows[0]!.found
}

type NewOpinion = Pick<SecondOpinionRow, 'solutionId' | 'reviewId' | 'kind' | 'reason' | 'createdAt' | 'promisedAt'>

/** A verdict that already has one of this kind keeps it. */
export async function insertOpinion(db: Db, opinion: NewOpinion): Promise<void> {
  await db
    .insert(secondOpinions)
    .values(opinion)
    .onConflictDoNothing({ target: [reviewId, secondOpinions.kind] })
}

/** Returns whether there was an open appeal to withdraw. */
export async function deleteOpenAppeal(db: Db, ofSolution: number): Promise<boolean> {
  const { rowCount } = await db
    .delete(secondOpinions)
    .where(and(eq(solutionId, ofSolution), eq(secondOpinions.kind, 'appeal'), isOpen))
  return rowCount === 1
}

/** What is asked about an undone verdict has no subject any more. */
export async function deleteOpenOf(db: Db, ofReview: number): Promise<void> {
  await db.delete(secondOpinions).where(and(eq(reviewId, ofReview), isOpen))
}

export async function isDecidedTwice(db: Db, ofReview: number): Promise<boolean> {
  const rows = await db
    .select({ id })
    .from(secondOpinions)
    .where(and(eq(reviewId, ofReview), isNotNull(decidedAt)))
    .limit(1)
  return rows.length > 0
}

type Claim = { claimedBy: number; claimedUntil: Date }

/** Returns the name of the mentor. */
export async function setClaim(db: Db, opinionId: number, claim: Claim): Promise<string> {
  const [row] = await db
    .update(secondOpinions)
    .set(claim)
    .where(eq(id, opinionId))
    .returning({ mentor: nameOfPerson<string>(secondOpinions.claimedBy) })
  return row!.mentor
}

export async function clearClaim(db: Db, opinionId: number, mentorId: number): Promise<void> {
  await db
    .update(secondOpinions)
    .set({ claimedBy: null, claimedUntil: null })
    .where(and(eq(id, opinionId), eq(secondOpinions.claimedBy, mentorId)))
}

type Decision = { mentorId: number; verdict: 'approved' | 'rejected'; feedback: string; decidedAt: Date }

export async function setDecision(db: Db, opinionId: number, decision: Decision): Promise<void> {
  await db
    .update(secondOpinions)
    .set({ ...decision, claimedBy: null, claimedUntil: null })
    .where(eq(id, opinionId))
}

const given = sql.placeholder
const { claimedBy, claimedUntil, reason } = secondOpinions
const columns = {
  ...listedColumns,
  opinionId: id,
  reason,
  promisedAt,
  holderId: claimedBy,
  heldUntil: claimedUntil,
  holder: nameOfPerson<string | null>(claimedBy),
}
type ListedOpinion = Omit<ListedJson, 'fileCount' | 'checks' | 'suggestedFor'> & {
  opinionId: number
  reason: string | null
}

const pages = preparedPages('second_opinions', (db, shape: '' | 'next', limit) => {
  const isOnPage = and(
    ne(personId, given('readerId')),
    hidesFrom(given('readerId')),
    sql`${given('readerId')} <> all(${knownTo})`,
    shape === 'next'
      ? sql`(${promisedAt}, ${id}) > (select promised_at, id from second_opinions where id = ${given('after')})`
      : undefined,
  )
  const page = sql`(select * from ${secondOpinions} where ${isOnPage} order by ${promisedAt}, ${id} limit ${limit})
    as second_opinions join ${solutions} on ${solutions.id} = ${solutionId} join ${steps} on ${isItsStep}`
  const rows = jsonRows(columns, page, ['promisedAt', 'opinionId'])
  return db.select({ rows: sql<ListedOpinion[]>`rows` }).from(valuesOf({ rows }))
})

/** By promise. Not what the reader submitted, nor where they know the verdict. */
export async function waitingOpinions(
  db: Db,
  readerId: number,
  { after, size }: PageQuery,
  now: Date,
): Promise<Page<WaitingOpinion>> {
  const last = cursorId(after)
  const [page] = await pages(db, last === null ? '' : 'next', size + 1).execute({ readerId, after: last })
  const rows = page!.rows.map((row) => ({ ...row, id: row.opinionId }))
  return toPage(rows, size, (row) => ({
    ...toListedAttempt(row),
    opinionId: row.opinionId,
    reason: row.reason,
    claim: currentClaim({ holder: holderOf(row) }, readerId, now),
  }))
}

type Counted = { reviewed: number; agreed: number }
export type Agreement = {
  courses: ({ courseId: number; courseTitle: string } & Counted)[]
  mentors: ({ userId: number; name: string } & Counted)[]
}

/** Of samples only: who appeals is not chosen by chance. */
export async function agreementSince(db: Db, since: Date): Promise<Agreement> {
  const sampled = sql`from second_opinions o join reviews r on r.id = o.review_id join solutions s on s.id = o.solution_id
    where o.kind = 'sample' and o.decided_at > ${since.toISOString()}::timestamptz`
  const counted = sql`count(*)::int as reviewed, count(*) filter (where o.verdict = r.verdict)::int as agreed`
  const byCourse = await db.execute<Agreement['courses'][number]>(sql`
    select sampled.course_id::float8 as "courseId", title as "courseTitle", reviewed, agreed
    from (select s.course_id, ${counted} ${sampled} group by s.course_id) sampled
    join ${courses} on courses.id = sampled.course_id order by reviewed desc, title`)
  const byMentor = await db.execute<Agreement['mentors'][number]>(sql`
    select ${people.id}::float8 as "userId", trim(${people.firstName} || ' ' || ${people.lastName}) as name, reviewed, agreed
    from (select r.mentor_id, ${counted} ${sampled} group by r.mentor_id) sampled
    join ${people} on ${people.id} = sampled.mentor_id order by reviewed desc, name`)
  return { courses: byCourse.rows, mentors: byMentor.rows }
}

/** What the learner asked for, by attempt. A sample is the school's own: learners never see it. */
export async function appealsOf(db: Db, personId: number) {
  const rows = await db
    .select({ opinion: secondOpinions, mentor: { firstName: people.firstName, lastName: people.lastName } })
    .from(secondOpinions)
    .innerJoin(solutions, eq(solutions.id, secondOpinions.solutionId))
    .leftJoin(people, eq(people.id, secondOpinions.mentorId))
    .where(and(eq(solutions.personId, personId), eq(secondOpinions.kind, 'appeal')))
  return new Map(
    rows.map(({ opinion: { solutionId, reason, createdAt, promisedAt, verdict, feedback, decidedAt }, mentor }) => [
      solutionId,
      {
        yourReason: reason,
        askedAt: createdAt,
        promisedBy: promisedAt,
        ...(verdict && { mentor: mentorName(mentor && fullName(mentor)), verdict, feedback, at: decidedAt }),
      },
    ]),
  )
}

export const opinionsGivenBy = (db: Db, mentorId: number) =>
  db
    .select({ verdict: secondOpinions.verdict, feedback: secondOpinions.feedback, at: secondOpinions.decidedAt })
    .from(secondOpinions)
    .where(eq(secondOpinions.mentorId, mentorId))
    .orderBy(asc(secondOpinions.id))
