import type { FirstLesson } from '#contract/learning/lessons.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/errors.ts'
import { publicLesson, publicMaterial } from './public-lesson.service.ts'
import { type LessonCache, listedCourse } from './structure.store.ts'

/** A course that isn't listed or begins without a lesson has none. */
async function firstStep(db: Db, lessons: LessonCache, courseId: number) {
  const course = await listedCourse(db, courseId)
  const structure = course && (await lessons.structureOf(db, { courseId, contentVersion: course.contentVersion }))
  const step = structure?.tasks.flatMap(({ steps }) => steps).find(({ isCurrent }) => isCurrent)
  if (!course || !structure || !step || step.lessonVersion === null) throw notFound('This lesson')
  return { course, structure, step }
}

export async function firstLesson(db: Db, lessons: LessonCache, courseId: number): Promise<FirstLesson> {
  const { course, ...first } = await firstStep(db, lessons, courseId)
  return {
    ...(await publicLesson(db, lessons, first, `/courses/${courseId}/first-lesson`)),
    courseId,
    courseTitle: course.title,
    courseSubtitle: course.subtitle,
    outline: first.structure.tasks
      .map(({ title, week, steps }) => ({
        title,
        week,
        steps: steps.filter(({ isCurrent }) => isCurrent).map(({ name }) => name),
      }))
      .filter((task) => task.steps.length > 0),
  }
}

export async function firstLessonFile(db: Db, lessons: LessonCache, courseId: number, stepFileId: number) {
  return publicMaterial(db, await firstStep(db, lessons, courseId), stepFileId)
}
