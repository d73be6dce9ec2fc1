import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { indiaDate } from '#server/kit/india.ts'
import { emailPeople, oneClickUrl, pushPeople, unsubscribeUrl } from '#server/notifications/index.ts'
import { toLesson } from '../lessons/page.service.ts'
import type { LessonCache } from '../lessons/structure.store.ts'
import { findNextStep } from '../performance/rules.ts'
import { courseStatusesOf } from '../performance/store.ts'
import { startOf } from '../start/service.ts'
import { studyReminder, studyReminderEmail, type WaitingStep } from '../texts.ts'
import { dueAt, minutesLeft } from './rules.ts'
import { takeDueReminders } from './store.ts'

const batchSize = 50

/** One email, and one push to each device, for every learner whose study time has come. */
export async function sendStudyReminders(db: Db, tools: Tools, lessons: LessonCache): Promise<void> {
  const now = tools.clock()
  for (let taken = batchSize; taken === batchSize;) {
    taken = await db.transaction(async (db) => {
      const personIds = await takeDueReminders(db, now, dueAt(now), batchSize)
      const emails = []
      const pushed = []
      const day = indiaDate(now)
      for (const personId of personIds) {
        const waiting = await whatWaits(db, lessons, personId)
        // With everything in review or completed, there is nothing to remind of.
        if (!waiting) continue
        emails.push({
          personId,
          preference: 'study' as const,
          unsubscribeUrl: oneClickUrl(tools, personId, 'study'),
          ...studyReminderEmail(waiting, tools.env.publicUrl, unsubscribeUrl(tools, personId, 'study')),
        })
        pushed.push({ personId, ...studyReminder({ ...waiting, day }) })
      }
      await emailPeople(db, tools, emails)
      await pushPeople(db, tools, pushed)
      return personIds.length
    })
  }
}

async function whatWaits(db: Db, lessons: LessonCache, personId: number): Promise<WaitingStep | null> {
  const courses = await courseStatusesOf(db, lessons, personId)
  if (courses.length === 0) {
    const next = (await startOf(db, lessons, personId))?.next
    return next
      ? { ...next, link: `/start/${next.number}`, courseTitle: null, effort: '', isResubmission: false }
      : null
  }
  const found = findNextStep(courses)
  const course = courses.find(({ courseId }) => courseId === found?.courseId)
  const step = course?.steps.find(({ stepId }) => stepId === found?.stepId)
  if (!found || !course || !step) return null
  const { stepId, name, effort, lessonVersion, percentRead } = step
  const lesson = lessonVersion === null ? null : await lessons.lessonOf(db, stepId, lessonVersion)
  return {
    link: `/dashboard/tasks/${course.courseId}/steps/${stepId}`,
    courseTitle: course.courseTitle,
    name,
    effort,
    minutes: minutesLeft({ minutes: lesson && toLesson(lesson).minutes, percentRead }),
    isResubmission: found.isResubmission,
  }
}
