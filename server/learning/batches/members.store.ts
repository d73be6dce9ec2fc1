import type { Candidate } from '#contract/learning/batches.ts'
import { fullName, isNamed } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, count, desc, eq, inArray, isNull, sql } from '#server/kit/db/orm.ts'
import { batches, batchMembers } from '../due-dates/tables.ts'
import { hidesFrom } from '../reviews/blindness.store.ts'
import { enrolments, secondOpinions, solutions, steps, tasks } from '../tables.ts'
import type { Work } from './report.rules.ts'

const isCurrent = isNull(batchMembers.leftAt)

export type Member = { batchId: number; userId: number; name: string; joinedAt: Date; lastSeenAt: Date | null }

/** Who is in these batches now, by name. */
export async function membersOf(db: Db, batchIds: number[]): Promise<Member[]> {
  const { batchId, personId: userId, joinedAt } = batchMembers
  const { firstName, lastName, lastSeenAt } = people
  const rows = await db
    .select({ batchId, userId, joinedAt, firstName, lastName, lastSeenAt })
    .from(batchMembers)
    .innerJoin(people, eq(people.id, userId))
    .where(and(inArray(batchId, batchIds), isCurrent))
    .orderBy(asc(sql`lower(${firstName})`), asc(sql`lower(${lastName})`), asc(userId))
  return rows.map(({ firstName, lastName, ...row }) => ({ ...row, name: fullName({ firstName, lastName }) }))
}

type WorkRow = { batchId: number; personId: number; taskId: number; approved: number; waiting: number }
/** By batch, then by learner. */
export type WorkByBatch = Map<number, Map<number, Work>>

/**
 * What the learners of these batches have submitted, as this reader may see it: a verdict that is hidden from them, because
 * another mentor gives a second opinion, counts as in review.
 */
export async function workIn(db: Db, batchIds: number[], readerId: number): Promise<WorkByBatch> {
  if (batchIds.length === 0) return new Map()
  const { rows } = await db.execute<WorkRow>(sql`
    select newest.batch_id::int as "batchId", newest.person_id::int as "personId", task.id::int as "taskId",
      count(*) filter (where newest.state = 'approved')::int as approved,
      count(*) filter (where newest.state = 'submitted')::int as waiting
    from (select distinct on (member.person_id, solution.step_id) member.batch_id, member.person_id, solution.step_id,
        case when exists (select from ${secondOpinions} where ${secondOpinions.solutionId} = solution.id
          and ${hidesFrom(readerId)}) then 'submitted' else solution.state end as state
      from ${batchMembers} as member join ${solutions} as solution
        on solution.person_id = member.person_id and solution.course_id = member.course_id
      where member.batch_id = any(${sql.param(batchIds)}::bigint[]) and member.left_at is null
      order by member.person_id, solution.step_id, solution.attempt desc) as newest
    join ${steps} as step on step.id = newest.step_id and step.archived_at is null
    join ${tasks} as task on task.id = step.task_id and task.archived_at is null
    group by newest.batch_id, newest.person_id, task.id`)
  const byBatch: WorkByBatch = new Map()
  for (const [batchId, ofBatch] of Map.groupBy(rows, (row) => row.batchId)) {
    const byLearner = [...Map.groupBy(ofBatch, ({ personId }) => personId)]
    byBatch.set(
      batchId,
      new Map(byLearner.map(([personId, own]) => [personId, new Map(own.map((row) => [row.taskId, row]))])),
    )
  }
  return byBatch
}

type CurrentBatch = { batchId: number; name: string }

/** The batch of this course in which each of these people is now. */
export async function currentBatches(
  db: Db,
  courseId: number,
  personIds: number[],
): Promise<Map<number, CurrentBatch>> {
  const rows = await db
    .select({ personId: batchMembers.personId, batchId: batches.id, name: batches.name })
    .from(batchMembers)
    .innerJoin(batches, eq(batches.id, batchMembers.batchId))
    .where(and(eq(batchMembers.courseId, courseId), inArray(batchMembers.personId, personIds), isCurrent))
  return new Map(rows.map(({ personId, ...batch }) => [personId, batch]))
}

export async function countMembers(db: Db, batchId: number): Promise<number> {
  const [row] = await db
    .select({ members: count() })
    .from(batchMembers)
    .where(and(eq(batchMembers.batchId, batchId), isCurrent))
  return row!.members
}

type Joining = { batchId: number; courseId: number; addedBy: number | null; joinedAt: Date }

export async function insertMembers(db: Db, personIds: number[], joining: Joining): Promise<void> {
  await db.insert(batchMembers).values(personIds.map((personId) => ({ ...joining, personId })))
}

type Leaving = { removedBy: number; leftAt: Date }

/** Returns false if they weren't in the batch. */
export async function endMembership(db: Db, batchId: number, personId: number, leaving: Leaving): Promise<boolean> {
  const theirs = and(eq(batchMembers.batchId, batchId), eq(batchMembers.personId, personId), isCurrent)
  return (await db.update(batchMembers).set(leaving).where(theirs)).rowCount === 1
}

/** Returns who left. */
export async function endAllMemberships(db: Db, batchId: number, leaving: Leaving): Promise<number> {
  const ended = await db
    .update(batchMembers)
    .set(leaving)
    .where(and(eq(batchMembers.batchId, batchId), isCurrent))
  return ended.rowCount ?? 0
}

/** Those who left with the archiving are back, unless they left the course or are in another batch of it by now. */
export async function resumeMemberships(db: Db, batchId: number, archivedAt: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update ${batchMembers} as member set left_at = null, removed_by = null
    where member.batch_id = ${batchId} and member.left_at = ${archivedAt.toISOString()}
      and exists (select from ${enrolments} as enrolment
        where enrolment.person_id = member.person_id and enrolment.course_id = member.course_id)
      and not exists (select from ${batchMembers} as other where other.person_id = member.person_id
        and other.course_id = member.course_id and other.left_at is null)`)
  return rowCount ?? 0
}

const shownCandidates = 50

/** Learners of a batch's course who are in none of its batches, by who enrolled last. None if there is no such batch. */
export async function candidatesFor(
  db: Db,
  batchId: number,
  search: string,
): Promise<{ people: Candidate[]; total: number }> {
  const { id: userId, firstName, lastName } = people
  const rows = await db
    .select({
      userId,
      firstName,
      lastName,
      enrolledAt: enrolments.createdAt,
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(enrolments)
    .innerJoin(batches, and(eq(batches.id, batchId), eq(batches.courseId, enrolments.courseId)))
    .innerJoin(people, eq(people.id, enrolments.personId))
    .leftJoin(
      batchMembers,
      and(eq(batchMembers.personId, userId), eq(batchMembers.courseId, enrolments.courseId), isCurrent),
    )
    .where(
      and(
        isNull(batchMembers.id),
        eq(people.role, 'learner'),
        isNull(people.blockedAt),
        isNull(people.deletedAt),
        search === '' ? undefined : isNamed(search),
      ),
    )
    .orderBy(desc(enrolments.createdAt), desc(userId))
    .limit(shownCandidates)
  return {
    people: rows.map(({ userId, firstName, lastName, enrolledAt }) => ({
      userId,
      name: fullName({ firstName, lastName }),
      enrolledAt: enrolledAt.toISOString(),
    })),
    total: rows[0]?.total ?? 0,
  }
}

export async function peopleWithEmails(db: Db, emails: string[]) {
  return db.select().from(people).where(inArray(people.email, emails)).orderBy(asc(people.id))
}
