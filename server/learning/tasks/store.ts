import { and, asc, eq, isNull, max, sql } from '#server/kit/db/orm.ts'
import { type StepFile, stepStates, type Task } from '#contract/learning/tasks.ts'
import type { SolutionState } from '#contract/learning/solutions.ts'
import { courses } from '#server/catalogue/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { files } from '#server/site/tables.ts'
import { latestAttempt } from '../enrolments/progress.store.ts'
import { type LinkTo, toStepFile } from '../file-links.ts'
import { draftSavedAt } from '../lessons/reading.store.ts'
import { stepToContinue } from '../performance/rules.ts'
import { lessonReadings, stepFiles, type StepRow, steps, type TaskRow, tasks } from '../tables.ts'

const courseById = prepared((db) =>
  db
    .select({ title: courses.title, description: courses.description, archivedAt: courses.archivedAt })
    .from(courses)
    .where(eq(courses.id, sql.placeholder('id')))
    .prepare('course_of_tasks'),
)

/** Also archived ones: learners can still read what they submitted. */
export async function anyCourse(db: Db, id: number) {
  const [row = null] = await courseById(db).execute({ id })
  return row
}

type TasksQuery = { courseId: number; personId: number; isArchived: boolean }

const isCurrent = sql<boolean>`(${tasks.archivedAt} is null and ${steps.archivedAt} is null
  and not ${sql.placeholder('isArchived')}::boolean)`

const stepsInOrder = prepared((db) =>
  db
    .select({
      taskId: tasks.id,
      taskTitle: tasks.title,
      week: tasks.week,
      stepId: steps.id,
      stepName: steps.name,
      instructions: steps.instructions,
      effort: steps.effort,
      summary: steps.summary,
      hasLesson: sql<boolean>`${steps.lessonVersion} is not null`,
      hasExercise: sql<boolean>`${steps.exerciseVersion} is not null`,
      percentRead: sql`coalesce(${lessonReadings.percent}, 0)`.mapWith(Number),
      readAt: lessonReadings.updatedAt,
      urls: steps.urls,
      isCurrent,
      state: sql<SolutionState | null>`latest.state`,
      attempts: sql`coalesce(latest.attempt, 0)`.mapWith(Number),
      draftSavedAt,
    })
    .from(tasks)
    .innerJoin(steps, eq(steps.taskId, tasks.id))
    .leftJoin(latestAttempt, sql`true`)
    .leftJoin(
      lessonReadings,
      and(eq(lessonReadings.stepId, steps.id), eq(lessonReadings.personId, sql.placeholder('personId'))),
    )
    .where(and(eq(tasks.courseId, sql.placeholder('courseId')), sql`(${isCurrent} or latest.state is not null)`))
    .orderBy(asc(tasks.position), asc(tasks.id), asc(steps.position), asc(steps.id))
    .prepare('steps_in_order'),
)

type CourseTasks = { tasks: Task[]; nextStepId: number | null }

/** In order. Archived tasks and steps are included only if the learner submitted something for them. */
export async function tasksOf(db: Db, query: TasksQuery, linkTo: LinkTo): Promise<CourseTasks> {
  const rows = await stepsInOrder(db).execute(query)
  const filesByStep = await filesOf(
    db,
    rows.map(({ stepId }) => stepId),
    linkTo,
  )

  const byId = new Map<number, Task>()
  for (const row of rows) {
    const task = byId.get(row.taskId) ?? { taskId: row.taskId, taskTitle: row.taskTitle, week: row.week, taskSteps: [] }
    byId.set(row.taskId, task)
    const references = filesByStep.get(row.stepId) ?? []
    task.taskSteps.push({
      taskStepId: row.stepId,
      taskStepTitle: row.stepName,
      instructions: row.instructions,
      effort: row.effort,
      summary: row.summary,
      hasLesson: row.hasLesson,
      hasExercise: row.hasExercise,
      percentRead: row.percentRead,
      solutionSubmited: stepStates[row.state ?? 'none'],
      attempts: row.attempts,
      draftSavedAt: row.draftSavedAt?.toISOString() ?? null,
      references: references.map(({ name }) => name).join(','),
      urls: row.urls.join(','),
      files: references,
      isArchived: !row.isCurrent,
    })
  }
  return { tasks: [...byId.values()], nextStepId: stepToContinue(rows.filter((row) => row.isCurrent)) }
}

const filesOfSteps = prepared((db) =>
  db
    .select({
      stepId: stepFiles.stepId,
      stepFileId: stepFiles.id,
      name: stepFiles.name,
      fileId: files.id,
      kind: files.kind,
      bytes: files.bytes,
    })
    .from(stepFiles)
    .innerJoin(files, eq(files.id, stepFiles.fileId))
    .where(and(sql`${stepFiles.stepId} = any(${sql.placeholder('stepIds')})`, eq(stepFiles.role, 'material')))
    .orderBy(asc(stepFiles.id))
    .prepare('files_of_steps'),
)

async function filesOf(db: Db, stepIds: number[], linkTo: LinkTo): Promise<Map<number, StepFile[]>> {
  const byStep = new Map<number, StepFile[]>()
  if (stepIds.length === 0) return byStep
  const rows = await filesOfSteps(db).execute({ stepIds })
  for (const { stepId, ...file } of rows) byStep.set(stepId, [...(byStep.get(stepId) ?? []), toStepFile(file, linkTo)])
  return byStep
}

export async function lockTask(db: Db, id: number): Promise<TaskRow | null> {
  const [row = null] = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), isNull(tasks.archivedAt)))
    .for('update')
  return row
}

export async function stepsOf(db: Db, taskId: number): Promise<StepRow[]> {
  return db
    .select()
    .from(steps)
    .where(and(eq(steps.taskId, taskId), isNull(steps.archivedAt)))
    .orderBy(asc(steps.position), asc(steps.id))
}

export async function insertTask(db: Db, courseId: number, title: string): Promise<TaskRow> {
  const [last] = await db
    .select({ position: max(tasks.position) })
    .from(tasks)
    .where(eq(tasks.courseId, courseId))
  const [row] = await db
    .insert(tasks)
    .values({ courseId, title, position: (last?.position ?? -1) + 1 })
    .returning()
  return row!
}

export const taskIdsOf = async (db: Db, courseId: number): Promise<number[]> => {
  const rows = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.courseId, courseId), isNull(tasks.archivedAt)))
    .orderBy(asc(tasks.position), asc(tasks.id))
  return rows.map(({ id }) => id)
}

export async function setPositions(db: Db, ids: number[]): Promise<void> {
  await db.execute(sql`
    update tasks set position = list.position from unnest(${sql.param(ids)}::bigint[]) with ordinality as list (id, position)
    where tasks.id = list.id`)
}

/** The task as it looks before anybody has worked on it. */
export const taskOf = async (db: Db, courseId: number, taskId: number, linkTo: LinkTo): Promise<Task> => {
  const { tasks } = await tasksOf(db, { courseId, personId: 0, isArchived: false }, linkTo)
  return tasks.find((task) => task.taskId === taskId)!
}
