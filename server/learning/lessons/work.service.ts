import { quizzesOf } from '#contract/learning/lesson-text.ts'
import type { LessonWork } from '#contract/learning/reviews.ts'
import type { Db } from '#server/kit/db/db.ts'
import { answersOf, readingOf } from './reading.store.ts'
import { lessonVersion } from './structure.store.ts'

type Step = { stepId: number; lessonVersion: number | null }

/** How a learner worked through a lesson, for the mentor. Null if the step has no lesson. */
export async function lessonWorkOf(db: Db, personId: number, step: Step): Promise<LessonWork | null> {
  if (step.lessonVersion === null) return null
  const [version, reading, answers] = await Promise.all([
    lessonVersion(db, step.stepId, step.lessonVersion),
    readingOf(db, personId, step.stepId),
    answersOf(db, personId, step.stepId),
  ])
  const byKey = new Map(answers.map((answer) => [answer.quizKey, answer]))
  return {
    percentRead: reading?.percent ?? 0,
    lastReadAt: reading?.updatedAt.toISOString() ?? null,
    questions: quizzesOf(version!.lesson).map(({ key, question, options }) => {
      const found = byKey.get(key)
      // An option that has left the lesson since can no longer be shown.
      const option = found && options[found.option]
      if (!found || !option) return { question, answer: null }
      const { isRight, wasRightAtFirst, tries } = found
      return { question, answer: { text: option.text, isRight, wasRightAtFirst, tries } }
    }),
  }
}
