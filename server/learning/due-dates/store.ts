import type { HolidayDays } from '#contract/site/holidays.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, count, eq, gt, inArray, isNull, sql } from '#server/kit/db/orm.ts'
import { jsonRead } from '#server/kit/db/reads.ts'
import { holidaysBetween } from '#server/site/index.ts'
import { holidays } from '#server/site/tables.ts'
import { solutions, steps, tasks } from '../tables.ts'
import type { Plan, PlanChange, PlannedTask } from './rules.ts'
import { batches, batchMembers, dueReminders, planChanges } from './tables.ts'

/** By batch, with what every learner moved for themselves. */
export async function plansOf(db: Db, batchIds: number[]): Promise<Map<number, Plan>> {
  const { startsOn, dueWeekday } = batches
  const rows = await db
    .select({ id: batches.id, startsOn, dueWeekday })
    .from(batches)
    .where(inArray(batches.id, batchIds))
  const { batchId, personId, taskId, fromDay, days } = planChanges
  const changes = await db
    .select({ batchId, personId, taskId, fromDay, days })
    .from(planChanges)
    .where(inArray(batchId, batchIds))
    .orderBy(asc(planChanges.id))
  const byBatch = Map.groupBy(changes, (change) => change.batchId)
  const from = rows.map((row) => row.startsOn).toSorted()[0]
  const closed = from === undefined ? [] : await holidaysBetween(db, from, '2199-12-31')
  return new Map(rows.map(({ id, ...row }) => [id, { ...row, changes: byBatch.get(id) ?? [], holidays: closed }]))
}

/** `steps`: how many it has. */
export type CourseTask = PlannedTask & { courseId: number; title: string; steps: number }

/** The tasks with steps that are part of these courses today, by course and in order. */
export async function tasksOfCourses(db: Db, courseIds: number[]): Promise<Map<number, CourseTask[]>> {
  const { id: taskId, courseId, title, week } = tasks
  const rows = await db
    .select({ taskId, courseId, title, week, steps: count() })
    .from(tasks)
    .innerJoin(steps, and(eq(steps.taskId, taskId), isNull(steps.archivedAt)))
    .where(and(inArray(courseId, courseIds), isNull(tasks.archivedAt)))
    .groupBy(taskId)
    .orderBy(asc(tasks.position), asc(taskId))
  return Map.groupBy(rows, (task) => task.courseId)
}

/** Of a task, how many steps a person has in review or approved. By person, then by task. */
type Submitted = Map<number, Map<number, number>>

export async function submittedSteps(db: Db, personIds: number[]): Promise<Submitted> {
  if (personIds.length === 0) return new Map()
  const { rows } = await db.execute<{ personId: number; taskId: number; submitted: number }>(sql`
    select newest.person_id::int as "personId", step.task_id::int as "taskId", count(*)::int as submitted
    from (select distinct on (person_id, step_id) person_id, step_id, state from ${solutions}
      where person_id = any(${sql.param(personIds)}::bigint[]) order by person_id, step_id, attempt desc) as newest
    join ${steps} as step on step.id = newest.step_id and step.archived_at is null
    where newest.state in ('submitted', 'approved') group by newest.person_id, step.task_id`)
  const byPerson = Map.groupBy(rows, ({ personId }) => personId)
  return new Map(
    [...byPerson].map(([personId, own]) => [personId, new Map(own.map((row) => [row.taskId, row.submitted]))]),
  )
}

type OwnPlanJson = {
  batchId: number
  batchName: string
  courseId: number
  mentor: string | null
  joinedAt: string
  startsOn: string
  dueWeekday: number
  changes: (PlanChange & { reason: string; madeAt: string })[]
  holidays: HolidayDays[]
}
/** The plan of a batch for one learner in it. */
export type OwnPlan = Pick<OwnPlanJson, 'batchId' | 'batchName' | 'courseId' | 'mentor'> & {
  plan: Plan
  /** How many days they moved it themselves. */
  moved: number
  /** What staff moved last, with a reason. */
  shift: { days: number; reason: string; madeAt: Date } | null
  /** When it became what it is. */
  changedAt: Date
}

const own = sql.placeholder('personId')

/** Of the batches in which this person is now. */
export const plansRead = jsonRead<OwnPlanJson[], OwnPlan[], { personId: number }>(
  'week_plans',
  ['personId'],
  sql`select coalesce(json_agg(json_build_object('batchId', ${batches.id}, 'batchName', ${batches.name},
      'courseId', ${batches.courseId}, 'joinedAt', ${batchMembers.joinedAt}, 'startsOn', ${batches.startsOn},
      'dueWeekday', ${batches.dueWeekday}, 'holidays', (select coalesce(json_agg(json_build_object(
          'firstDay', ${holidays.firstDay}, 'lastDay', ${holidays.lastDay})), '[]')
        from ${holidays} where ${holidays.lastDay} >= ${batches.startsOn}),
      'mentor', (select trim(${people.firstName} || ' ' || ${people.lastName})
        from ${people} where ${people.id} = ${batches.mentorId}),
      'changes', (select coalesce(json_agg(json_build_object('personId', ${planChanges.personId},
          'taskId', ${planChanges.taskId}, 'fromDay', ${planChanges.fromDay}, 'days', ${planChanges.days},
          'reason', ${planChanges.reason}, 'madeAt', ${planChanges.madeAt}) order by ${planChanges.id}), '[]')
        from ${planChanges} where ${planChanges.batchId} = ${batches.id}
          and (${planChanges.personId} is null or ${planChanges.personId} = ${own}))
      ) order by ${batches.id}), '[]')
    from ${batchMembers} join ${batches} on ${batches.id} = ${batchMembers.batchId}
    where ${batchMembers.personId} = ${own} and ${batchMembers.leftAt} is null`,
  (rows) =>
    rows.map(({ startsOn, dueWeekday, changes, holidays, joinedAt, ...batch }) => {
      const shift = changes.findLast(({ reason }) => reason !== '')
      return {
        ...batch,
        plan: { startsOn, dueWeekday, changes, holidays },
        moved: changes.reduce((sum, { personId, days }) => sum + (personId === null ? 0 : days), 0),
        shift: shift ? { days: shift.days, reason: shift.reason, madeAt: new Date(shift.madeAt) } : null,
        changedAt: new Date(changes.at(-1)?.madeAt ?? joinedAt),
      }
    }),
)

/** Null if they are in no batch of the course. */
export const planIn = async (db: Db, personId: number, courseId: number): Promise<OwnPlan | null> =>
  (await plansRead(db, { personId })).find((own) => own.courseId === courseId) ?? null

/** Whether they are in this batch; until the transaction ends, they stay in it. */
export async function lockMembership(db: Db, batchId: number, personId: number): Promise<boolean> {
  const rows = await db
    .select({ id: batchMembers.id })
    .from(batchMembers)
    .where(and(eq(batchMembers.batchId, batchId), eq(batchMembers.personId, personId), isNull(batchMembers.leftAt)))
    .for('update')
  return rows.length > 0
}

/** Learners with access who are in a batch now. */
export async function learnersWithPlans(db: Db, now: Date) {
  return db
    .select({ batchId: batchMembers.batchId, courseId: batchMembers.courseId, personId: batchMembers.personId })
    .from(batchMembers)
    .innerJoin(people, eq(people.id, batchMembers.personId))
    .where(and(isNull(batchMembers.leftAt), isNull(people.blockedAt), gt(people.accessEndsAt, now)))
    .orderBy(asc(batchMembers.id))
}

/** False if it was sent before. */
export async function insertReminder(db: Db, reminder: typeof dueReminders.$inferInsert): Promise<boolean> {
  return (await db.insert(dueReminders).values(reminder).onConflictDoNothing()).rowCount === 1
}

export async function insertChange(db: Db, change: typeof planChanges.$inferInsert): Promise<void> {
  await db.insert(planChanges).values(change)
}

/** In the download of personal data. */
export async function batchData(db: Db, personId: number) {
  const { batchId, joinedAt, leftAt } = batchMembers
  const rows = await db
    .select({ batchId, batch: batches.name, joinedAt, leftAt })
    .from(batchMembers)
    .innerJoin(batches, eq(batches.id, batchId))
    .where(eq(batchMembers.personId, personId))
    .orderBy(asc(joinedAt), asc(batchMembers.id))
  const moves = await db
    .select({ batchId: planChanges.batchId, days: planChanges.days, movedAt: planChanges.madeAt })
    .from(planChanges)
    .where(eq(planChanges.personId, personId))
    .orderBy(asc(planChanges.id))
  return rows.map(({ batchId, ...row }) => ({
    ...row,
    movedPlan: moves.filter((move) => move.batchId === batchId).map(({ days, movedAt }) => ({ days, movedAt })),
  }))
}

/** Null if there is no such batch, or it is archived. */
export async function runningBatch(db: Db, batchId: number): Promise<{ courseId: number; name: string } | null> {
  const [row = null] = await db
    .select({ courseId: batches.courseId, name: batches.name })
    .from(batches)
    .where(and(eq(batches.id, batchId), isNull(batches.archivedAt)))
  return row
}

/** In which batches a person is now. */
export const currentBatchesOf = (db: Db, personId: number) =>
  db
    .select({ batchId: batches.id, courseId: batches.courseId, name: batches.name })
    .from(batchMembers)
    .innerJoin(batches, eq(batches.id, batchMembers.batchId))
    .where(and(eq(batchMembers.personId, personId), isNull(batchMembers.leftAt)))
