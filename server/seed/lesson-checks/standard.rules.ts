import { quizzesOf } from '#contract/learning/lesson-text.ts'
import type { Trial } from '#server/learning/course-files/trials.ts'

const minWrong = 3
const minRight = 2

/** What the trials of an exercise lack. */
export function missingTrials(trials: readonly Trial[]): string[] {
  const right = trials.filter(({ fails }) => fails === null).length
  const wrong = trials.length - right
  return [
    ...(wrong < minWrong ? [`trials.md has ${wrong} wrong solutions. Write at least ${minWrong}`] : []),
    ...(right < minRight ? [`trials.md has ${right} other right solutions. Write at least ${minRight}`] : []),
  ]
}

/** Somebody who guesses by place or by length may not be right more often. */
const maxGuessed = 0.4
/** Fewer say nothing about a habit. */
const minQuizzes = 8

export type QuizBalance = { quizzes: number; places: number[]; longest: number }

/** How often the right option of each question has which place, and is the longest. */
export function quizBalance(lessons: readonly string[]): QuizBalance {
  const quizzes = lessons.flatMap(quizzesOf)
  const placeOf = ({ options }: (typeof quizzes)[number]) => options.findIndex(({ isRight }) => isRight)
  const mostOptions = Math.max(0, ...quizzes.map(({ options }) => options.length))
  const isLongest = (quiz: (typeof quizzes)[number]) => {
    const lengths = quiz.options.map(({ text }) => text.length)
    const right = placeOf(quiz)
    return lengths.every((length, index) => index === right || length < lengths[right]!)
  }
  return {
    quizzes: quizzes.length,
    places: Array.from({ length: mostOptions }, (_, at) => quizzes.filter((quiz) => placeOf(quiz) === at).length),
    longest: quizzes.filter(isLongest).length,
  }
}

/** What makes the questions of a course easy to guess. */
export function balanceProblems({ quizzes, places, longest }: QuizBalance): string[] {
  if (quizzes < minQuizzes) return []
  const isTooOften = (count: number) => count > quizzes * maxGuessed
  return [
    ...places.flatMap((count, index) =>
      isTooOften(count) ? [`The right option of ${count} of ${quizzes} questions has place ${index + 1}`] : [],
    ),
    ...(isTooOften(longest) ? [`The right option of ${longest} of ${quizzes} questions is the longest`] : []),
  ]
}
