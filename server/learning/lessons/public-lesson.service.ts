import type { PublicLesson } from '#contract/learning/lessons.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/errors.ts'
import { fileById } from '#server/site/index.ts'
import { toLesson } from './page.service.ts'
import type { CourseStructure, LessonCache, StructureStep } from './structure.store.ts'

/** A step whose lesson everyone may read: the caller has decided that. */
export type PublicStep = { structure: CourseStructure; step: StructureStep }

const materialsOf = (step: StructureStep) => step.files.filter(({ role }) => role === 'material')

/** `folder` is the address below which its materials open. */
export async function publicLesson(
  db: Db,
  lessons: LessonCache,
  { structure, step }: PublicStep,
  folder: string,
): Promise<PublicLesson> {
  const version = step.lessonVersion === null ? null : await lessons.lessonOf(db, step.stepId, step.lessonVersion)
  if (!version) throw notFound('This lesson')
  const database = structure.databases.get(version.sampleDatabase) ?? ''
  const exercise =
    step.exerciseVersion === null ? null : await lessons.exerciseOf(db, step.stepId, step.exerciseVersion, database)
  return {
    stepName: step.name,
    effort: step.effort,
    summary: step.summary,
    lesson: toLesson(version, database),
    exercise,
    instructions: step.instructions,
    materials: materialsOf(step).map(({ stepFileId, name, kind, bytes }) => ({
      stepFileId,
      name,
      kind,
      bytes,
      url: `${folder}/${stepFileId}/${encodeURIComponent(name.split('/').at(-1)!)}`,
    })),
  }
}

/** A material of a public lesson; its model solution and the files of other steps aren't. */
export async function publicMaterial(db: Db, { step }: PublicStep, stepFileId: number) {
  const material = materialsOf(step).find((file) => file.stepFileId === stepFileId)
  const file = material && (await fileById(db, material.fileId))
  if (!file) throw notFound('The file')
  return file
}
