import { sql } from '#server/kit/db/orm.ts'
import { jsonRead } from '#server/kit/db/reads.ts'
import { type OwnPlan, plansRead } from '../due-dates/store.ts'
import { courseRead, type LearnersCourse } from '../lessons/reading.store.ts'

/** Each read knows its own JSON. */
type PlannedCourseJson = { course: never; plans: never }

/** A course with this person's work and, if they are in one of its batches, its plan. */
export const plannedCourseRead = jsonRead<
  PlannedCourseJson,
  LearnersCourse & { own: OwnPlan | null },
  { personId: number; courseId: number }
>(
  'planned_course',
  ['personId', 'courseId'],
  sql`select json_build_object('course', (${courseRead.json}), 'plans', (${plansRead.json}))`,
  ({ course, plans }) => {
    const place = courseRead.toValue(course)
    return { ...place, own: plansRead.toValue(plans).find(({ courseId }) => courseId === place.courseId) ?? null }
  },
)
