import { createHash } from 'node:crypto'
import { mayUse } from '#contract/kit/access.ts'
import { maxKeptFileBytes, type OfflineCourse } from '#contract/learning/study/offline.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { requireCourseAccess } from '../enrolments/service.ts'
import { linksFor, toStepFile } from '../file-links.ts'
import { courseRead } from '../lessons/reading.store.ts'
import { workAt } from '../lessons/step-view.ts'
import { hasProblems, type LessonCache } from '../lessons/structure.store.ts'
import { currentSteps, languagesIn, pageBytes, pagesOf } from './rules.ts'
import { courseContent } from './store.ts'

export async function offlineCourse(
  db: Db,
  tools: Tools,
  lessons: LessonCache,
  actor: Actor,
  courseId: number,
): Promise<OfflineCourse> {
  const place = await courseRead(db, { personId: actor.id, courseId })
  const structure = await lessons.structureOf(db, place)
  if (!structure || structure.isArchived) throw notFound('This course')
  const isStaff = mayUse(actor, 'staff')
  if (!isStaff) await requireCourseAccess(db, tools.clock(), actor.id, courseId)
  const content = await courseContent(db, courseId)
  const steps = currentSteps(structure)
  const pages = pagesOf(courseId, steps)
  const files = steps.flatMap(({ stepId, files }) => {
    const maySeeSolution = isStaff || workAt(place.work, stepId).state === 'approved'
    return files.filter(({ role }) => role === 'material' || maySeeSolution)
  })
  const kept = files.filter(({ bytes }) => bytes <= maxKeptFileBytes)
  const linkTo = linksFor(tools, actor.id)
  return {
    courseId,
    courseTitle: structure.title,
    version: hashOf([steps, [...structure.databases], content, files.map(({ fileId }) => fileId)]),
    pages,
    pageBytes: pageBytes(content.characters, pages.length),
    files: kept.map((file) => toStepFile(file, linkTo)).map(({ name, bytes, url }) => ({ name, bytes, url })),
    languages: languagesIn(content, hasProblems(structure)),
    leftOut: { videos: steps.flatMap(({ videos }) => videos).length, files: files.length - kept.length },
  }
}

const hashOf = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('base64url')
