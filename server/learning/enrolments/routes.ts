import { createUserCourse, getAllCourses, getEnrolledCourses, leaveCourse } from '#contract/learning/enrolments.ts'
import { enrolMany, previewEnrolment } from '#contract/learning/group-enrolments.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { accessEndOf } from '#server/membership/index.ts'
import { enrol, enrolPeople, leave, previewEnrolmentOf } from './service.ts'
import { coursesFor, enrolledCourses } from './store.ts'
import { subjectOf } from '../subject.rules.ts'

export function enrolmentRoutes(app: App) {
  serve(app, getAllCourses, ({ db, actor }) => coursesFor(db, actor?.id ?? null))
  serve(app, createUserCourse, async ({ db, tools, actor, body, setMessage }) => {
    const personId = subjectOf(actor, body.userId, 'people:act')
    const enrolled = await enrol(db, tools, actor, personId, body.courseId)
    setMessage('Course Enrolled successfully!')
    return enrolled
  })
  serve(app, leaveCourse, ({ db, actor, params }) => leave(db, actor.id, params.courseId))
  serve(app, previewEnrolment, ({ db, query }) => previewEnrolmentOf(db, query.userIds, query.courseId))
  serve(app, enrolMany, ({ db, tools, actor, body }) => enrolPeople(db, tools, actor.id, body.userIds, body.courseId))
  serve(app, getEnrolledCourses, async ({ db, actor, query, setExtraFields }) => {
    const personId = subjectOf(actor, query.userId, 'reviews:see')
    const [enrolled, end] = await Promise.all([enrolledCourses(db, personId), accessEndOf(db, personId)])
    setExtraFields({ foundSubscription: { subscriptionEnds: end && end.toISOString() } })
    return enrolled
  })
}
