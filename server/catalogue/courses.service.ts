import type { editCourse, NewCourse, StaffCourse } from '#contract/catalogue/courses.ts'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { conflict, invalid, notFound } from '#server/kit/errors.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { insertPicture } from '#server/site/index.ts'
import {
  insertCourse,
  lockArchivedCourse,
  lockCourse,
  toStaffCourse,
  updateCourse,
  toCardRow,
} from './courses.store.ts'
import { assertMayList, assertRestorable } from './courses.rules.ts'
import type { CourseRow } from './tables.ts'

const subject = (courseId: number) => `course ${courseId}`
const toView = (row: CourseRow): StaffCourse => toStaffCourse(toCardRow(row))
/** Everything that staff can change. */
const auditView = (row: CourseRow) => ({
  ...toView(row),
  trainer: row.trainer,
  syllabus: row.syllabus,
  facts: row.facts,
})

function requireImage([image]: ReceivedFile[]): ReceivedFile {
  if (!image) throw invalid({ image: 'Choose a picture' }, 'Please fill all fields')
  return image
}

export function create(db: Db, actorId: number, course: NewCourse, files: ReceivedFile[]): Promise<StaffCourse> {
  const picture = requireImage(files)
  return db.transaction(async (db) => {
    const image = await insertPicture(db, picture, actorId)
    const row = await insertCourse(db, { title: course.courseTitle, description: course.courseDescription, image })
    await audit(db, { actorId, action: 'course created', subject: subject(row.id), after: auditView(row) })
    return toView(row)
  })
}

export function edit(
  db: Db,
  actorId: number,
  courseId: number,
  changes: BodyOf<typeof editCourse>,
): Promise<StaffCourse> {
  if (Object.keys(changes).length === 0) throw invalid({ form: 'Change at least one field' })
  return change(db, actorId, courseId, async () => toRowChanges(changes))
}

/** The earlier picture stays stored because cached pages may still show it. */
export function changeImage(db: Db, actorId: number, courseId: number, files: ReceivedFile[]): Promise<StaffCourse> {
  const picture = requireImage(files)
  return change(db, actorId, courseId, async (db) => ({ image: await insertPicture(db, picture, actorId) }))
}

function change(db: Db, actorId: number, courseId: number, changes: (db: Db) => Promise<Partial<CourseRow>>) {
  return db.transaction(async (db) => {
    const before = await lockCourse(db, courseId)
    if (!before) throw notFound('Course')
    const wanted = await changes(db)
    assertMayList(before, wanted)
    const after = await updateCourse(db, courseId, wanted)
    await audit(db, {
      actorId,
      action: 'course edited',
      subject: subject(courseId),
      before: auditView(before),
      after: auditView(after),
    })
    return toView(after)
  })
}

function toRowChanges({ courseTitle, courseDescription, rupeesPerWeek, syllabus, ...same }: BodyOf<typeof editCourse>) {
  const { subtitle, isListed, trainer, facts } = same
  const changes = {
    title: courseTitle,
    subtitle,
    description: courseDescription,
    paisePerWeek: rupeesPerWeek === undefined ? undefined : rupeesPerWeek * 100,
    isListed,
    trainer,
    facts,
    syllabus: syllabus?.map((week, at) => ({ week: at + 1, ...week })),
  }
  // The cast is safe because the filter removes undefined.
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<CourseRow>
}

/** Archives the course, so that learners' submissions stay. */
export function remove(
  db: Db,
  { clock }: Tools,
  actorId: number,
  courseId: number,
  typedTitle: string | undefined,
): Promise<null> {
  return db.transaction(async (db) => {
    const course = await lockCourse(db, courseId)
    if (!course) throw notFound('Course')
    if (course.enrolledCount > 0 && typedTitle?.trim() !== course.title) {
      throw conflict('Learners are enrolled in this course. Type its title to delete it.', {
        courseTitle: `Type “${course.title}” to confirm.`,
      })
    }
    await updateCourse(db, courseId, { archivedAt: clock() })
    await audit(db, { actorId, action: 'course archived', subject: subject(courseId), before: auditView(course) })
    return null
  })
}

export function restore(db: Db, { clock }: Tools, actorId: number, courseId: number): Promise<StaffCourse> {
  return db.transaction(async (db) => {
    const course = await lockArchivedCourse(db, courseId)
    if (!course?.archivedAt) throw notFound('A deleted course')
    assertRestorable(course.archivedAt, clock())
    const restored = await updateCourse(db, courseId, { archivedAt: null })
    await audit(db, { actorId, action: 'course restored', subject: subject(courseId), after: auditView(restored) })
    return toView(restored)
  })
}
