import { quizzesOf } from '#contract/learning/lesson-text.ts'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import type { QuizAnswer, saveReading } from '#contract/learning/lessons.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/errors.ts'
import { requireOpenStep } from '../enrolments/service.ts'
import { countStudyDay } from '../study-days/store.ts'
import { toAnswer } from './page.service.ts'
import { putAnswer, putReading, readingOf } from './reading.store.ts'
import { isReadingOn, plausiblePercent } from './rules.ts'
import type { LessonCache } from './structure.store.ts'
import { putPosition, videoById } from './videos.store.ts'

type Own = { personId: number; now: Date }
/** `writtenAt`: null if it was sent at once. */
type Written = Own & { stepId: number; writtenAt: Date | null }

export async function saveReadingPlace(
  db: Db,
  lessons: LessonCache,
  { personId, now, writtenAt, ...own }: Written,
  { version, ...place }: BodyOf<typeof saveReading>,
) {
  const { stepId } = await requireOpenStep(db, now, personId, own.stepId)
  const [lesson, before] = await Promise.all([lessons.lessonOf(db, stepId, version), readingOf(db, personId, stepId)])
  if (!lesson) throw notFound('This version of the lesson')
  const percent = plausiblePercent(place.percent, { before, version, words: lesson.words, at: writtenAt ?? now })
  const reading = { ...place, percent, lessonVersion: version, updatedAt: now, writtenAt }
  if (!isReadingOn(before, reading)) return putReading(db, personId, stepId, reading)
  return db.transaction(async (db) => {
    await countStudyDay(db, personId, now)
    return putReading(db, personId, stepId, reading)
  })
}

export async function saveAnswer(
  db: Db,
  lessons: LessonCache,
  { personId, now, writtenAt, ...own }: Written,
  { quizKey, option }: { quizKey: string; option: number },
): Promise<QuizAnswer> {
  const { stepId, lessonVersion } = await requireOpenStep(db, now, personId, own.stepId)
  const lesson = lessonVersion === null ? null : await lessons.lessonOf(db, stepId, lessonVersion)
  const chosen = quizzesOf(lesson?.lesson ?? '').find(({ key }) => key === quizKey)?.options[option]
  if (!chosen) throw notFound('This question')
  return db.transaction(async (db) => {
    await countStudyDay(db, personId, now)
    const answer = { personId, stepId, quizKey, option, isRight: chosen.isRight, answeredAt: now, writtenAt }
    return toAnswer(await putAnswer(db, answer))
  })
}

export async function savePosition(
  db: Db,
  { personId, now, videoId }: Own & { videoId: number },
  seconds: number,
): Promise<null> {
  const video = await videoById(db, videoId)
  if (!video?.fileId) throw notFound('This video')
  await requireOpenStep(db, now, personId, video.stepId)
  return db.transaction(async (db) => {
    await countStudyDay(db, personId, now)
    await putPosition(db, personId, video.videoId, seconds, now)
    return null
  })
}
