import type { PublicLesson } from '#contract/learning/lessons.ts'
import { courses } from '#server/catalogue/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, eq, isNull } from '#server/kit/db/orm.ts'
import { notFound } from '#server/kit/http/errors.ts'
import { contentVersion } from './place.store.ts'
import { toLesson } from './page.service.ts'
import type { CourseStructure, LessonCache } from './structure.store.ts'

/** The step whose lesson everyone may read; null if the course isn't listed or begins without a lesson. */
export function firstStepOf({ tasks, isArchived }: CourseStructure) {
  const first = tasks.flatMap(({ steps }) => steps).find(({ isCurrent }) => isCurrent)
  return isArchived || !first?.lessonVersion ? null : { ...first, lessonVersion: first.lessonVersion }
}

async function listedCourse(db: Db, courseId: number) {
  const [row] = await db
    .select({ title: courses.title, subtitle: courses.subtitle, contentVersion })
    .from(courses)
    .where(and(eq(courses.id, courseId), eq(courses.isListed, true), isNull(courses.archivedAt)))
  if (!row) throw notFound('This lesson')
  return row
}

export async function firstLesson(db: Db, lessons: LessonCache, courseId: number): Promise<PublicLesson> {
  const course = await listedCourse(db, courseId)
  const structure = await lessons.structureOf(db, { courseId, contentVersion: course.contentVersion })
  const step = structure && firstStepOf(structure)
  const version = step && (await lessons.lessonOf(db, step.stepId, step.lessonVersion))
  if (!version) throw notFound('This lesson')
  return {
    courseId,
    courseTitle: course.title,
    courseSubtitle: course.subtitle,
    stepName: step.name,
    effort: step.effort,
    summary: step.summary,
    lesson: toLesson(version),
    instructions: step.instructions,
    materials: step.files
      .filter(({ role }) => role === 'material')
      .map(({ stepFileId, name, kind, bytes }) => ({
        stepFileId,
        name,
        kind,
        bytes,
        url: `/courses/${courseId}/first-lesson/${stepFileId}/${encodeURIComponent(name.split('/').at(-1)!)}`,
      })),
    outline: structure.tasks
      .map(({ title, week, steps }) => ({
        title,
        week,
        steps: steps.filter(({ isCurrent }) => isCurrent).map(({ name }) => name),
      }))
      .filter((task) => task.steps.length > 0),
  }
}
