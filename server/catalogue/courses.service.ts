import type { editCourse, NewCourse, StaffCourse } from '#contract/catalogue/courses.ts'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { conflict, invalid, notFound } from '#server/kit/http/errors.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { insertPicture } from '#server/site/index.ts'
import { insertCourse, lockCourse, toStaffCourse, updateCourse, wholeCard } from './courses.store.ts'
import type { CourseRow } from './tables.ts'

const subject = (courseId: number) => `course ${courseId}`
const shown = (row: CourseRow): StaffCourse => toStaffCourse(wholeCard(row))
/** What the trace keeps: all that staff may change. */
const traced = (row: CourseRow) => ({ ...shown(row), trainer: row.trainer, syllabus: row.syllabus })

function required([image]: ReceivedFile[]): ReceivedFile {
  if (!image) throw invalid({ image: 'Choose a picture' }, 'Please fill all fields')
  return image
}

export function create(db: Db, actorId: number, wanted: NewCourse, files: ReceivedFile[]): Promise<StaffCourse> {
  const picture = required(files)
  return db.transaction(async (db) => {
    const image = await insertPicture(db, picture, actorId)
    const row = await insertCourse(db, { title: wanted.courseTitle, description: wanted.courseDescription, image })
    await audit(db, { actorId, action: 'course created', subject: subject(row.id), after: traced(row) })
    return shown(row)
  })
}

/** Changes a course and writes down what it was before; public pages show it at their next load. */
export function edit(
  db: Db,
  actorId: number,
  courseId: number,
  wanted: BodyOf<typeof editCourse>,
): Promise<StaffCourse> {
  if (Object.keys(wanted).length === 0) throw invalid({ form: 'Change at least one field' })
  return change(db, actorId, courseId, async () => toChanges(wanted))
}

/** The earlier picture stays stored: pages that were kept may still show it. */
export function changeImage(db: Db, actorId: number, courseId: number, files: ReceivedFile[]): Promise<StaffCourse> {
  const picture = required(files)
  return change(db, actorId, courseId, async (db) => ({ image: await insertPicture(db, picture, actorId) }))
}

function change(db: Db, actorId: number, courseId: number, changes: (db: Db) => Promise<Partial<CourseRow>>) {
  return db.transaction(async (db) => {
    const before = await lockCourse(db, courseId)
    if (!before) throw notFound('Course')
    const after = await updateCourse(db, courseId, await changes(db))
    await audit(db, {
      actorId,
      action: 'course edited',
      subject: subject(courseId),
      before: traced(before),
      after: traced(after),
    })
    return shown(after)
  })
}

function toChanges({ courseTitle, courseDescription, rupeesPerWeek, syllabus, ...same }: BodyOf<typeof editCourse>) {
  const { subtitle, isListed, trainer } = same
  const changes = {
    title: courseTitle,
    subtitle,
    description: courseDescription,
    paisePerWeek: rupeesPerWeek === undefined ? undefined : rupeesPerWeek * 100,
    isListed,
    trainer,
    syllabus: syllabus?.map((week, at) => ({ week: at + 1, ...week })),
  }
  // What is undefined is not changed; the cast says what the filter does.
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<CourseRow>
}

/** Takes a course out of the catalogue. What learners handed in stays; so does the row, archived. */
export function remove(db: Db, actorId: number, courseId: number, typedTitle: string | undefined): Promise<null> {
  return db.transaction(async (db) => {
    const course = await lockCourse(db, courseId)
    if (!course) throw notFound('Course')
    if (course.enrolledCount > 0 && typedTitle?.trim() !== course.title) {
      throw conflict(`Learners are enrolled in this course: type its title to delete it`, {
        courseTitle: `Type “${course.title}”`,
      })
    }
    await updateCourse(db, courseId, { archivedAt: new Date() })
    await audit(db, { actorId, action: 'course archived', subject: subject(courseId), before: traced(course) })
    return null
  })
}
