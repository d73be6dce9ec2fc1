import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, inArray, isNull } from '#server/kit/db/orm.ts'
import { courses } from '#server/catalogue/tables.ts'
import { files } from '#server/site/tables.ts'
import { toContent } from '../lessons/editor.service.ts'
import { toFields } from '../lessons/exercises.rules.ts'
import { databasesIn } from '../lessons/exercises.store.ts'
import { problemFilesIn } from '../lessons/problems.store.ts'
import { exerciseTrials, exerciseVersions } from '../lessons/tables.ts'
import { lessonDrafts, lessonVersions, stepFiles, steps, tasks } from '../tables.ts'
import type { CurrentCourse } from './import.rules.ts'

export async function courseTitle(db: Db, courseId: number): Promise<string | null> {
  const [row] = await db
    .select({ title: courses.title })
    .from(courses)
    .where(and(eq(courses.id, courseId), isNull(courses.archivedAt)))
  return row?.title ?? null
}

/** Keeps two imports, and the task builder, from changing the order at the same time. */
export async function lockCourse(db: Db, courseId: number): Promise<boolean> {
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, courseId), isNull(courses.archivedAt)))
    .for('no key update')
  return rows.length > 0
}

/** What is published, with archived tasks and steps, in a fixed number of queries. */
export async function currentCourse(db: Db, courseId: number): Promise<CurrentCourse> {
  const taskRows = await db
    .select()
    .from(tasks)
    .where(eq(tasks.courseId, courseId))
    .orderBy(asc(tasks.position), asc(tasks.id))
  const rows = await db
    .select({
      step: steps,
      lesson: lessonVersions,
      exercise: exerciseVersions,
      trials: exerciseTrials.source,
      archivedTask: tasks.archivedAt,
      draftOf: lessonDrafts.stepId,
    })
    .from(steps)
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .leftJoin(lessonVersions, and(eq(lessonVersions.stepId, steps.id), eq(lessonVersions.number, steps.lessonVersion)))
    .leftJoin(
      exerciseVersions,
      and(eq(exerciseVersions.stepId, steps.id), eq(exerciseVersions.number, steps.exerciseVersion)),
    )
    .leftJoin(exerciseTrials, eq(exerciseTrials.stepId, steps.id))
    .leftJoin(lessonDrafts, eq(lessonDrafts.stepId, steps.id))
    .where(eq(tasks.courseId, courseId))
    .orderBy(asc(tasks.position), asc(tasks.id), asc(steps.position), asc(steps.id))
  const problems = Map.groupBy(await problemFilesIn(db, courseId), ({ stepId }) => stepId)
  const attached = await filesOf(
    db,
    rows.map(({ step }) => step.id),
  )
  return {
    tasks: taskRows.map(({ id, title, week, archivedAt }) => ({
      taskId: id,
      title,
      week,
      isCurrent: archivedAt === null,
    })),
    databases: (await databasesIn(db, courseId)).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    steps: rows.map(({ step, lesson, exercise, trials, archivedTask, draftOf }) => ({
      stepId: step.id,
      taskId: step.taskId,
      isCurrent: step.archivedAt === null && archivedTask === null,
      lessonVersion: step.lessonVersion,
      hasDraft: draftOf !== null,
      content: lesson ? toContent(lesson) : toContent({ ...step, lesson: '', sampleDatabase: '' }),
      files: attached.get(step.id) ?? [],
      exercise: exercise && toFields(exercise),
      trials: trials ?? '',
      problems: (problems.get(step.id) ?? []).map(({ stepId: _stepId, ...problem }) => problem),
    })),
  }
}

async function filesOf(db: Db, stepIds: number[]) {
  if (stepIds.length === 0) return new Map<number, never[]>()
  const rows = await db
    .select({
      stepId: stepFiles.stepId,
      stepFileId: stepFiles.id,
      fileId: stepFiles.fileId,
      name: stepFiles.name,
      role: stepFiles.role,
      sha256: files.sha256,
    })
    .from(stepFiles)
    .innerJoin(files, eq(files.id, stepFiles.fileId))
    .where(inArray(stepFiles.stepId, stepIds))
    .orderBy(asc(stepFiles.id))
  const named = rows.map(({ sha256, ...file }) => ({ ...file, sha256: sha256.toString('base64') }))
  return Map.groupBy(named, ({ stepId }) => stepId)
}
