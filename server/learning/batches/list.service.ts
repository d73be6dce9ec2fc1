import type { Batch, BatchDetails, BatchLearner, BatchState } from '#contract/learning/batches.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/errors.ts'
import { type DueDates, dueDates, movedDays, nextDue, type Plan, planFor } from '../due-dates/rules.ts'
import { type CourseTask, plansOf, tasksOfCourses } from '../due-dates/store.ts'
import type { CalendarDay } from '../study-days/rules.ts'
import { type Member, membersOf, workIn } from './members.store.ts'
import { countStandings, isTaskDone, progressAgainst, type Work } from './report.rules.ts'
import { batchRows, changesOf, findBatch, formerLearners, type FoundBatch, otherBatches } from './store.ts'

type Reading = { readerId: number; today: CalendarDay }

export async function batchesPage(
  db: Db,
  reading: Reading,
  query: PageQuery & { state: BatchState },
): Promise<Page<Batch>> {
  const rows = await batchRows(db, query)
  const shown = rows.slice(0, query.size)
  const reported = await reportOn(db, shown, reading)
  return {
    items: reported.map(({ batch }) => batch),
    next: rows.length > query.size ? String(shown.at(-1)!.batchId) : null,
  }
}

export async function batchDetails(db: Db, reading: Reading, batchId: number): Promise<BatchDetails> {
  const found = await findBatch(db, batchId)
  if (!found) throw notFound('This batch')
  const [report] = await reportOn(db, [found], reading)
  const { batch, tasks, dates, members, work } = report!
  const doneBy = (task: CourseTask) => members.filter(({ userId }) => isTaskDone(task, work.get(userId) ?? nothing))
  return {
    ...batch,
    tasks: tasks.map((task) => ({
      taskId: task.taskId,
      taskTitle: task.title,
      dueOn: dates.get(task.taskId)!,
      done: doneBy(task).length,
    })),
    members,
    changes: await changesOf(db, batchId),
    former: await formerLearners(db, batchId),
    others: await otherBatches(db, found),
  }
}

/** All of them in one page, for the export; none if there is no such batch. */
export async function batchLearners(db: Db, reading: Reading, batchId: number): Promise<Page<BatchLearner>> {
  const found = await findBatch(db, batchId)
  const [report] = found ? await reportOn(db, [found], reading) : []
  return { items: report?.members ?? [], next: null }
}

const nothing: Work = new Map()

type Report = {
  batch: Batch
  tasks: CourseTask[]
  dates: DueDates
  members: BatchLearner[]
  work: ReadonlyMap<number, Work>
}

/** The batches with how far their learners are, in a fixed number of queries. */
async function reportOn(db: Db, found: FoundBatch[], { readerId, today }: Reading): Promise<Report[]> {
  const ids = found.map(({ batchId }) => batchId)
  const plans = await plansOf(db, ids)
  const tasks = await tasksOfCourses(db, [...new Set(found.map(({ courseId }) => courseId))])
  const members = Map.groupBy(await membersOf(db, ids), ({ batchId }) => batchId)
  const work = await workIn(db, ids, readerId)
  return found.map((batch) =>
    toReport(batch, {
      plan: plans.get(batch.batchId)!,
      tasks: tasks.get(batch.courseId) ?? [],
      members: members.get(batch.batchId) ?? [],
      work: work.get(batch.batchId) ?? new Map<number, Work>(),
      today,
    }),
  )
}

type Given = {
  plan: Plan
  tasks: CourseTask[]
  members: Member[]
  work: ReadonlyMap<number, Work>
  today: CalendarDay
}

function toReport(batch: FoundBatch, { plan, tasks, members, work, today }: Given): Report {
  const dates = dueDates(planFor(plan, null), tasks)
  const learners = members.map(({ userId, name, joinedAt, lastSeenAt }) => ({
    userId,
    name,
    joinedAt: joinedAt.toISOString(),
    lastSeenAt: lastSeenAt && lastSeenAt.toISOString(),
    ...progressAgainst(tasks, dueDates(planFor(plan, userId), tasks), work.get(userId) ?? nothing, today),
    movedDays: movedDays(plan, userId),
  }))
  const next = nextDue(dates, (taskId) => dates.get(taskId)! < today)
  const nextTask = tasks.find(({ taskId }) => taskId === next?.taskId)
  return {
    batch: {
      ...batch,
      ...countStandings(learners),
      nextDue: next && { taskTitle: nextTask!.title, dueOn: next.dueOn },
    },
    tasks,
    dates,
    members: learners,
    work,
  }
}
