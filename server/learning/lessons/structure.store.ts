import { contentsOf } from '#contract/learning/lesson-text.ts'
import { prepareLesson } from '#contract/learning/prepare-lesson.ts'
import type { ShownLesson } from '#contract/learning/shown-lesson.ts'
import type { StepFileRole } from '#contract/learning/tasks.ts'
import { courses } from '#server/catalogue/tables.ts'
import { createLruCache } from '#server/kit/cache/lru-cache.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, isNull, sql } from '#server/kit/db/orm.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { files } from '#server/site/tables.ts'
import { contentVersion, type StepPlace } from './place.store.ts'
import { type VideoRow, videosIn } from './videos.store.ts'
import { problemsIn, type StepProblem } from './problems.store.ts'
import { toExercise } from './exercises.rules.ts'
import { databasesIn, exerciseVersion } from './exercises.store.ts'
import type { Exercise } from '#contract/learning/practice.ts'
import type { Language } from '#engines/program.ts'
import { exerciseVersions } from './tables.ts'
import { lessonVersions, type LessonVersionRow, stepFiles, steps, tasks } from '../tables.ts'

export type StructureFile = {
  stepFileId: number
  fileId: string
  name: string
  kind: string
  bytes: number
  role: StepFileRole
}
export type StructureStep = {
  stepId: number
  name: string
  instructions: string
  effort: string
  summary: string
  urls: string[]
  lessonVersion: number | null
  exerciseVersion: number | null
  exerciseLanguage: Language | null
  isCurrent: boolean
  files: StructureFile[]
  videos: VideoRow[]
  problems: StepProblem[]
}
export type StructureTask = { taskId: number; title: string; week: number | null; steps: StructureStep[] }
/** What is the same for all learners of a course, with its archived steps. */
export type CourseStructure = {
  courseId: number
  title: string
  description: string
  hasInterviews: boolean
  isArchived: boolean
  tasks: StructureTask[]
  /** The SQL of its sample databases by name. */
  databases: ReadonlyMap<string, string>
}

export const hasProblems = ({ tasks }: CourseStructure): boolean =>
  tasks.some((task) => task.steps.some(({ isCurrent, problems }) => isCurrent && problems.length > 0))

const courseRow = prepared((db) =>
  db
    .select({
      courseId: courses.id,
      title: courses.title,
      description: courses.description,
      hasInterviews: courses.hasInterviews,
      isArchived: sql<boolean>`${courses.archivedAt} is not null`,
    })
    .from(courses)
    .where(eq(courses.id, sql.placeholder('courseId')))
    .prepare('course_structure'),
)

const stepRows = prepared((db) =>
  db
    .select({
      taskId: tasks.id,
      taskTitle: tasks.title,
      week: tasks.week,
      stepId: steps.id,
      name: steps.name,
      instructions: steps.instructions,
      effort: steps.effort,
      summary: steps.summary,
      urls: steps.urls,
      lessonVersion: steps.lessonVersion,
      exerciseVersion: steps.exerciseVersion,
      exerciseLanguage: exerciseVersions.language,
      isCurrent: sql<boolean>`(${tasks.archivedAt} is null and ${steps.archivedAt} is null)`,
    })
    .from(tasks)
    .innerJoin(steps, eq(steps.taskId, tasks.id))
    .leftJoin(
      exerciseVersions,
      and(eq(exerciseVersions.stepId, steps.id), eq(exerciseVersions.number, steps.exerciseVersion)),
    )
    .where(eq(tasks.courseId, sql.placeholder('courseId')))
    .orderBy(asc(tasks.position), asc(tasks.id), asc(steps.position), asc(steps.id))
    .prepare('course_structure_steps'),
)

const fileRows = prepared((db) =>
  db
    .select({
      stepId: stepFiles.stepId,
      stepFileId: stepFiles.id,
      fileId: stepFiles.fileId,
      name: stepFiles.name,
      kind: files.kind,
      bytes: files.bytes,
      role: stepFiles.role,
    })
    .from(stepFiles)
    .innerJoin(files, eq(files.id, stepFiles.fileId))
    .innerJoin(steps, eq(steps.id, stepFiles.stepId))
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .where(eq(tasks.courseId, sql.placeholder('courseId')))
    .orderBy(asc(stepFiles.id))
    .prepare('course_structure_files'),
)

export async function readStructure(db: Db, courseId: number): Promise<CourseStructure | null> {
  // One after the other: this may be a transaction.
  const [course] = await courseRow(db).execute({ courseId })
  if (!course) return null
  const rows = await stepRows(db).execute({ courseId })
  const attached = await fileRows(db).execute({ courseId })
  const videos = await videosIn(db, courseId)
  const databases = await databasesIn(db, courseId)
  const problems = await problemsIn(db, courseId)
  const filesByStep = Map.groupBy(attached, ({ stepId }) => stepId)
  const videosByStep = Map.groupBy(videos, ({ stepId }) => stepId)
  const problemsByStep = Map.groupBy(problems, ({ stepId }) => stepId)
  const byTask = new Map<number, StructureTask>()
  for (const { taskId, taskTitle, week, ...step } of rows) {
    const task = byTask.get(taskId) ?? { taskId, title: taskTitle, week, steps: [] }
    byTask.set(taskId, task)
    const files = (filesByStep.get(step.stepId) ?? []).map(({ stepId: _stepId, ...file }) => file)
    const listed = { videos: videosByStep.get(step.stepId) ?? [], problems: problemsByStep.get(step.stepId) ?? [] }
    task.steps.push({ ...step, files, ...listed })
  }
  return {
    ...course,
    tasks: [...byTask.values()],
    databases: new Map(databases.map((database) => [database.name, database.sql])),
  }
}

const versionRow = prepared((db) =>
  db
    .select()
    .from(lessonVersions)
    .where(
      sql`${lessonVersions.stepId} = ${sql.placeholder('stepId')} and ${lessonVersions.number} = ${sql.placeholder('number')}`,
    )
    .prepare('lesson_version'),
)

export async function lessonVersion(db: Db, stepId: number, number: number): Promise<LessonVersionRow | null> {
  const [row = null] = await versionRow(db).execute({ stepId, number })
  return row
}

type ShownText = Pick<ShownLesson, 'contents' | 'document'>

const maxLessonCharacters = 8_000_000
// A parsed text takes about twenty times its length in memory.
const maxDocumentCharacters = 2_000_000

/**
 * Structures by content version, which the caller has just read: a change in any instance raises it. Lessons by step and
 * version number, because a published version never changes.
 */
export function createLessonCache() {
  const structures = createLruCache<CourseStructure | null>(100)
  const exercises = createLruCache<Exercise | null>(500)
  const versions = createLruCache<LessonVersionRow | null>(maxLessonCharacters, (row) => row?.lesson.length ?? 1)
  const texts = createLruCache<{ shown: ShownText; characters: number }>(
    maxDocumentCharacters,
    ({ characters }) => characters,
  )
  return {
    structureOf: (db: Db, { courseId, contentVersion }: StepPlace) =>
      structures(`${courseId} ${contentVersion}`, () => readStructure(db, courseId)),
    lessonOf: (db: Db, stepId: number, number: number) =>
      versions(`${stepId} ${number}`, () => lessonVersion(db, stepId, number)),
    /** Parsed once: a published exercise never changes, and with the database its key changes. */
    exerciseOf: (db: Db, stepId: number, number: number, database: string) =>
      exercises(`${stepId} ${number} ${database}`, async () => {
        const row = await exerciseVersion(db, stepId, number)
        return row && toExercise(row, database)
      }),
    /** By the text itself: instructions have no version. */
    async shownTextOf(text: string): Promise<ShownText> {
      const make = async () => ({
        shown: { contents: contentsOf(text), document: await prepareLesson(text) },
        characters: text.length,
      })
      return (await texts(text, make)).shown
    },
  }
}
export type LessonCache = ReturnType<typeof createLessonCache>

export async function listedCourse(db: Db, courseId: number) {
  const [course = null] = await db
    .select({ title: courses.title, subtitle: courses.subtitle, contentVersion })
    .from(courses)
    .where(and(eq(courses.id, courseId), eq(courses.isListed, true), isNull(courses.archivedAt)))
  return course
}
