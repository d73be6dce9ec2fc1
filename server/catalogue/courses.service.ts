import type { editCourse, StaffCourse } from '#contract/catalogue/courses.ts'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db.ts'
import { invalid, notFound } from '#server/kit/errors.ts'
import { lockCourse, toStaffCourse, updateCourse } from './courses.store.ts'

/** Changes a course and writes down what it was before; public pages show it at their next load. */
export function edit(
  db: Db,
  actorId: number,
  courseId: number,
  wanted: BodyOf<typeof editCourse>,
): Promise<StaffCourse> {
  if (Object.keys(wanted).length === 0) throw invalid({ form: 'Change at least one field' })
  return db.transaction(async (db) => {
    const before = await lockCourse(db, courseId)
    if (!before) throw notFound('Course')
    const after = toStaffCourse(await updateCourse(db, courseId, wanted))
    await audit(db, {
      actorId,
      action: 'course edited',
      subject: `course ${courseId}`,
      before: toStaffCourse(before),
      after,
    })
    return after
  })
}
