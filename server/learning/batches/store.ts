import type { Batch, BatchState, FormerLearner, PlanChange } from '#contract/learning/batches.ts'
import type { PageQuery } from '#contract/kit/paging.ts'
import { courses } from '#server/catalogue/tables.ts'
import { fullName } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { alias, and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne } from '#server/kit/db/orm.ts'
import { cursorId } from '#server/kit/http/paging.ts'
import { batches, batchMembers, type BatchRow, planChanges } from '../due-dates/tables.ts'
import { tasks } from '../tables.ts'

const nameOf = (person: { firstName: string; lastName: string } | null) => person && fullName(person)
const nameColumns = <First, Last>({ firstName, lastName }: { firstName: First; lastName: Last }) => ({
  firstName,
  lastName,
})

export type FoundBatch = Pick<
  Batch,
  'batchId' | 'name' | 'courseId' | 'courseTitle' | 'startsOn' | 'dueWeekday' | 'mentor' | 'state'
>

const selectBatches = (db: Db) =>
  db
    .select({ batch: batches, courseTitle: courses.title, mentor: nameColumns(people) })
    .from(batches)
    .innerJoin(courses, eq(courses.id, batches.courseId))
    .leftJoin(people, eq(people.id, batches.mentorId))
    .$dynamic()

const toBatch = ({ batch, courseTitle, mentor }: Awaited<ReturnType<typeof selectBatches>>[number]): FoundBatch => ({
  batchId: batch.id,
  name: batch.name,
  courseId: batch.courseId,
  courseTitle,
  startsOn: batch.startsOn,
  dueWeekday: batch.dueWeekday,
  mentor: mentor && { userId: batch.mentorId!, name: fullName(mentor) },
  state: batch.archivedAt === null ? 'running' : 'archived',
})

/** Newest first, one more than a page. */
export async function batchRows(
  db: Db,
  { state, after, size }: PageQuery & { state: BatchState },
): Promise<FoundBatch[]> {
  const cursor = cursorId(after)
  const isShown = state === 'running' ? isNull(batches.archivedAt) : isNotNull(batches.archivedAt)
  const rows = await selectBatches(db)
    .where(and(isShown, cursor === null ? undefined : lt(batches.id, cursor)))
    .orderBy(desc(batches.id))
    .limit(size + 1)
  return rows.map(toBatch)
}

export async function findBatch(db: Db, batchId: number): Promise<FoundBatch | null> {
  const [row] = await selectBatches(db).where(eq(batches.id, batchId))
  return row ? toBatch(row) : null
}

/** By ascending id, as everything that locks several does. */
export async function lockBatches(db: Db, batchIds: number[]): Promise<BatchRow[]> {
  return db.select().from(batches).where(inArray(batches.id, batchIds)).orderBy(asc(batches.id)).for('update')
}

export async function insertBatch(db: Db, batch: typeof batches.$inferInsert): Promise<number> {
  const [row] = await db.insert(batches).values(batch).returning({ id: batches.id })
  return row!.id
}

export async function updateBatch(db: Db, batchId: number, changes: Partial<typeof batches.$inferInsert>) {
  await db.update(batches).set(changes).where(eq(batches.id, batchId))
}

/** Running batches of a course, without this one. */
export async function otherBatches(db: Db, { courseId, batchId }: Pick<FoundBatch, 'courseId' | 'batchId'>) {
  return db
    .select({ batchId: batches.id, name: batches.name })
    .from(batches)
    .where(and(eq(batches.courseId, courseId), ne(batches.id, batchId), isNull(batches.archivedAt)))
    .orderBy(desc(batches.id))
}

/** Newest first, without what learners moved for themselves. */
export async function changesOf(db: Db, batchId: number): Promise<PlanChange[]> {
  const { id: changeId, days, reason, madeAt } = planChanges
  const rows = await db
    .select({ changeId, days, reason, madeAt, taskTitle: tasks.title, by: nameColumns(people) })
    .from(planChanges)
    .leftJoin(tasks, eq(tasks.id, planChanges.taskId))
    .leftJoin(people, eq(people.id, planChanges.madeBy))
    .where(and(eq(planChanges.batchId, batchId), isNull(planChanges.personId)))
    .orderBy(desc(changeId))
  return rows.map(({ madeAt, by, ...row }) => ({ ...row, by: nameOf(by), at: madeAt.toISOString() }))
}

const [adders, removers] = [alias(people, 'adder'), alias(people, 'remover')]

/** Who left last, first. */
export async function formerLearners(db: Db, batchId: number): Promise<FormerLearner[]> {
  const { personId: userId, joinedAt, leftAt } = batchMembers
  const rows = await db
    .select({
      userId,
      joinedAt,
      leftAt,
      person: nameColumns(people),
      adder: nameColumns(adders),
      remover: nameColumns(removers),
    })
    .from(batchMembers)
    .innerJoin(people, eq(people.id, userId))
    .leftJoin(adders, eq(adders.id, batchMembers.addedBy))
    .leftJoin(removers, eq(removers.id, batchMembers.removedBy))
    .where(and(eq(batchMembers.batchId, batchId), isNotNull(leftAt)))
    .orderBy(desc(leftAt), desc(batchMembers.id))
  return rows.map(({ person, adder, remover, joinedAt, leftAt, ...row }) => ({
    ...row,
    name: fullName(person),
    joinedAt: joinedAt.toISOString(),
    leftAt: leftAt!.toISOString(),
    addedBy: nameOf(adder),
    removedBy: nameOf(remover),
  }))
}
