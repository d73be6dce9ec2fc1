import { type LessonContent, sectionsOf } from '#contract/learning/lesson-text.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { putVersion } from '#server/kit/db/put-version.ts'
import { and, desc, eq, isNull, sql } from '#server/kit/db/orm.ts'
import { courses } from '#server/catalogue/tables.ts'
import { lessonDrafts, lessonPassages, lessonVersions, type StepRow, steps, tasks } from '../tables.ts'

/** A current step; the lock keeps two versions from getting the same number. */
export async function lockStep(db: Db, stepId: number): Promise<StepRow | null> {
  const [row = null] = await db
    .select({ step: steps })
    .from(steps)
    .innerJoin(tasks, and(eq(tasks.id, steps.taskId), isNull(tasks.archivedAt)))
    .innerJoin(courses, and(eq(courses.id, tasks.courseId), isNull(courses.archivedAt)))
    .where(and(eq(steps.id, stepId), isNull(steps.archivedAt)))
    .for('no key update', { of: steps })
  return row?.step ?? null
}

type NewVersion = {
  stepId: number
  content: LessonContent
  note: string
  publishedBy: number | null
  publishedAt: Date
}

/** Makes the content what learners read, searchable, and the newest entry of the history. The step must be locked. */
export async function addVersion(
  db: Db,
  { stepId, content, note, publishedBy, publishedAt }: NewVersion,
): Promise<number> {
  const next = sql<number>`(select coalesce(max(number), 0) + 1 from lesson_versions where step_id = ${stepId})`
  const [row] = await db
    .insert(lessonVersions)
    .values({ stepId, number: next, ...content, note, publishedBy, publishedAt })
    .returning({ number: lessonVersions.number })
  const { name, effort, summary, instructions } = content
  const lessonVersion = row!.number
  await db.update(steps).set({ name, effort, summary, instructions, lessonVersion }).where(eq(steps.id, stepId))
  await db.delete(lessonPassages).where(eq(lessonPassages.stepId, stepId))
  const passages = passagesOf(stepId, content)
  if (passages.length > 0) await db.insert(lessonPassages).values(passages)
  return lessonVersion
}

/** The task's own headings are not on the page twice, so its passages lead to the task. */
export function passagesOf(stepId: number, { lesson, instructions }: LessonContent) {
  const parts = sectionsOf(instructions).map(({ heading, text }) => (heading ? `${heading}\n${text}` : text))
  const task = { heading: 'Your task', anchor: 'your-task', text: parts.join('\n') }
  return [...sectionsOf(lesson), ...(instructions ? [task] : [])].map(({ heading, anchor, text }, position) => ({
    stepId,
    position,
    heading,
    anchor,
    body: text,
  }))
}

const publisher = sql<string | null>`nullif(concat_ws(' ', ${people.firstName}, ${people.lastName}), '')`

export const versionsOf = (db: Db, stepId: number) =>
  db
    .select({ version: lessonVersions, publisher })
    .from(lessonVersions)
    .leftJoin(people, eq(people.id, lessonVersions.publishedBy))
    .where(eq(lessonVersions.stepId, stepId))
    .orderBy(desc(lessonVersions.number))

export async function lessonDraft(db: Db, stepId: number) {
  const [row = null] = await db
    .select({ draft: lessonDrafts, writer: publisher })
    .from(lessonDrafts)
    .leftJoin(people, eq(people.id, lessonDrafts.updatedBy))
    .where(eq(lessonDrafts.stepId, stepId))
  return row
}

type DraftChange = LessonContent & { updatedBy: number; updatedAt: Date }

/** Returns the new version, or null if the stored one is not `version`. A draft stays based on the version it began with. */
export const putLessonDraft = (
  db: Db,
  stepId: number,
  { version, basedOn }: { version: number; basedOn: number | null },
  content: DraftChange,
) =>
  putVersion(db, lessonDrafts, eq(lessonDrafts.stepId, stepId), version, {
    stepId,
    ...(version === 0 && { basedOn }),
    ...content,
  })

export async function deleteLessonDraft(db: Db, stepId: number): Promise<void> {
  await db.delete(lessonDrafts).where(eq(lessonDrafts.stepId, stepId))
}
