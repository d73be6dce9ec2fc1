import type { PublicLesson } from '#contract/learning/lessons.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/errors.ts'
import { fileById } from '#server/site/index.ts'
import { toLesson } from './page.service.ts'
import { type LessonCache, listedCourse } from './structure.store.ts'

/** The step whose lesson everyone may read. A course that isn't listed or begins without a lesson has none. */
async function publicStep(db: Db, lessons: LessonCache, courseId: number) {
  const course = await listedCourse(db, courseId)
  const structure = course && (await lessons.structureOf(db, { courseId, contentVersion: course.contentVersion }))
  const step = structure?.tasks.flatMap(({ steps }) => steps).find(({ isCurrent }) => isCurrent)
  const version = step?.lessonVersion ? await lessons.lessonOf(db, step.stepId, step.lessonVersion) : null
  if (!course || !structure || !step || !version) throw notFound('This lesson')
  return { course, structure, step, version, materials: step.files.filter(({ role }) => role === 'material') }
}

export async function firstLesson(db: Db, lessons: LessonCache, courseId: number): Promise<PublicLesson> {
  const { course, structure, step, version, materials } = await publicStep(db, lessons, courseId)
  const database = structure.databases.get(version.sampleDatabase) ?? ''
  const exercise =
    step.exerciseVersion === null ? null : await lessons.exerciseOf(db, step.stepId, step.exerciseVersion, database)
  return {
    courseId,
    courseTitle: course.title,
    courseSubtitle: course.subtitle,
    stepName: step.name,
    effort: step.effort,
    summary: step.summary,
    lesson: toLesson(version, database),
    exercise,
    instructions: step.instructions,
    materials: materials.map(({ stepFileId, name, kind, bytes }) => ({
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

/** A material of the public lesson; its model solution and the files of other steps aren't. */
export async function firstLessonFile(db: Db, lessons: LessonCache, courseId: number, stepFileId: number) {
  const { materials } = await publicStep(db, lessons, courseId)
  const material = materials.find((file) => file.stepFileId === stepFileId)
  const file = material && (await fileById(db, material.fileId))
  if (!file) throw notFound('The file')
  return file
}
