import type { Db } from '#server/kit/db/db.ts'
import { and, eq, inArray, isNull, sql } from '#server/kit/db/orm.ts'
import type { StoredFile } from '#server/kit/files/file-store.ts'
import { deleteFiles } from '#server/site/index.ts'
import { files } from '#server/site/tables.ts'
import { addVersion, lockStep } from '../lessons/versions.store.ts'
import { addExerciseVersion, putDatabases, putTrials, setExerciseVersion } from '../lessons/exercises.store.ts'
import { moveProblems, putProblems } from '../lessons/problems.store.ts'
import { baseName } from '../uploads/rules.ts'
import { lessonPassages, stepFiles, steps, tasks } from '../tables.ts'
import type { FolderFile } from './course-folder.ts'
import { kindOf } from './folder.rules.ts'
import type { CurrentStep, ImportPlan, PlannedStep, PlannedTask } from './import.rules.ts'

export type StoredFiles = Map<FolderFile, StoredFile>
type Applying = { courseId: number; actorId: number; now: Date; stored: StoredFiles; removeMissing: boolean }

/** Changes the course as planned. The course must be locked. Returns the files that no row names any more. */
export async function applyPlan(db: Db, plan: ImportPlan, applying: Applying): Promise<{ unused: string[] }> {
  const unused: string[] = []
  const taskIds: number[] = []
  for (const [position, task] of plan.tasks.entries()) {
    const taskId = await putTask(db, applying.courseId, task, position)
    taskIds.push(taskId)
    for (const [at, step] of task.steps.entries()) {
      const stepId = await putStep(db, taskId, at, step)
      if (step.isContentChanged) await putContent(db, stepId, step, applying)
      if (step.isExerciseChanged) await putExercise(db, stepId, step, applying)
      if (step.areTrialsChanged) await putTrials(db, stepId, step.step.trials)
      await moveProblems(db, stepId, step.movedProblems)
      if (step.areProblemsChanged) await putProblems(db, stepId, step.step.problems, applying.now)
      await putFiles(db, stepId, step, applying)
      unused.push(...step.oldFiles.map(({ fileId }) => fileId))
    }
  }
  await putDatabases(db, applying.courseId, plan.databases)
  await putMissing(db, plan.missing, applying)
  await putOtherTasks(db, applying.courseId, taskIds)
  return { unused }
}

async function putTask(db: Db, courseId: number, { title, week, match }: PlannedTask, position: number) {
  const values = { title, week, position }
  if (match) {
    await db
      .update(tasks)
      .set({ ...values, archivedAt: null })
      .where(eq(tasks.id, match.taskId))
    return match.taskId
  }
  const [row] = await db
    .insert(tasks)
    .values({ courseId, ...values })
    .returning({ id: tasks.id })
  return row!.id
}

async function putStep(db: Db, taskId: number, position: number, { match, step }: PlannedStep): Promise<number> {
  if (match) {
    await db.update(steps).set({ taskId, position, archivedAt: null }).where(eq(steps.id, match.stepId))
    return match.stepId
  }
  const { name, instructions, effort, summary } = step.content
  const [row] = await db
    .insert(steps)
    .values({ taskId, position, name, instructions, effort, summary })
    .returning({ id: steps.id })
  return row!.id
}

async function putContent(db: Db, stepId: number, { step, match }: PlannedStep, { actorId, now }: Applying) {
  const { content } = step
  // Also keeps the editor from publishing the same number.
  await lockStep(db, stepId)
  if (content.lesson !== '') {
    await addVersion(db, { stepId, content, note: '', publishedBy: actorId, publishedAt: now })
  } else if (match) {
    const { instructions, effort, summary } = content
    await db.update(steps).set({ instructions, effort, summary, lessonVersion: null }).where(eq(steps.id, stepId))
    await db.delete(lessonPassages).where(eq(lessonPassages.stepId, stepId))
  }
}

/** A new version; results that were checked with the old one stay. */
async function putExercise(db: Db, stepId: number, { step: { exercise } }: PlannedStep, { actorId, now }: Applying) {
  await lockStep(db, stepId)
  if (exercise) await addExerciseVersion(db, stepId, exercise, { publishedBy: actorId, publishedAt: now })
  else await setExerciseVersion(db, stepId, null)
}

async function putFiles(
  db: Db,
  stepId: number,
  { step, newFiles, oldFiles }: PlannedStep,
  { actorId, stored }: Applying,
) {
  if (oldFiles.length > 0) {
    const ids = oldFiles.map(({ stepFileId }) => stepFileId)
    await db.delete(stepFiles).where(inArray(stepFiles.id, ids))
    await deleteFiles(
      db,
      oldFiles.map(({ fileId }) => fileId),
    )
  }
  if (newFiles.length === 0) return
  const added = newFiles.map((index) => step.files[index]!)
  const rows = added.map((file) => ({
    ...stored.get(file)!,
    name: baseName(file.name),
    kind: kindOf(file.content),
    ownerId: actorId,
  }))
  await db.insert(files).values(rows)
  await db
    .insert(stepFiles)
    .values(added.map((file) => ({ stepId, name: file.name, role: file.role, fileId: stored.get(file)!.id })))
}

/** Steps that aren't in the zip are archived if that was confirmed; otherwise they come after those that are. */
async function putMissing(db: Db, missing: CurrentStep[], { now, removeMissing }: Applying) {
  if (missing.length === 0) return
  const ids = missing.map(({ stepId }) => stepId)
  if (!removeMissing) {
    await db
      .update(steps)
      .set({ position: sql`${steps.position} + 1000` })
      .where(inArray(steps.id, ids))
    return
  }
  await db.update(steps).set({ archivedAt: now }).where(inArray(steps.id, ids))
  const taskIds = missing.map(({ taskId }) => taskId)
  const isEmpty = sql`not exists (select from steps where task_id = ${tasks.id} and archived_at is null)`
  await db
    .update(tasks)
    .set({ archivedAt: now })
    .where(and(inArray(tasks.id, taskIds), isNull(tasks.archivedAt), isEmpty))
}

/** Tasks that aren't in the zip and still have steps come last, in their order. */
async function putOtherTasks(db: Db, courseId: number, written: number[]) {
  await db.execute(sql`update tasks set position = later.position from (
      select id, ${written.length} - 1 + row_number() over (order by position, id) as position from tasks
      where course_id = ${courseId} and archived_at is null and id <> all(${sql.param(written)}::bigint[])
    ) later where tasks.id = later.id`)
}
