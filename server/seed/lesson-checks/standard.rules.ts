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

export type QuizBalance = { quizzes: number; places: number[]; longest: number; shortest: number }

/** How often the right option of each question has which place, and is the longest or the shortest. */
export function quizBalance(lessons: readonly string[]): QuizBalance {
  const quizzes = lessons.flatMap(quizzesOf)
  const placeOf = ({ options }: (typeof quizzes)[number]) => options.findIndex(({ isRight }) => isRight)
  const mostOptions = Math.max(0, ...quizzes.map(({ options }) => options.length))
  /** Whether the right option is longer (1) or shorter (-1) than every other. */
  const standsOut = (sign: 1 | -1) => (quiz: (typeof quizzes)[number]) => {
    const lengths = quiz.options.map(({ text }) => text.length * sign)
    const right = placeOf(quiz)
    return lengths.every((length, index) => index === right || length < lengths[right]!)
  }
  return {
    quizzes: quizzes.length,
    places: Array.from({ length: mostOptions }, (_, at) => quizzes.filter((quiz) => placeOf(quiz) === at).length),
    longest: quizzes.filter(standsOut(1)).length,
    shortest: quizzes.filter(standsOut(-1)).length,
  }
}

/** What makes the questions of a course easy to guess. */
export function balanceProblems({ quizzes, places, longest, shortest }: QuizBalance): string[] {
  if (quizzes < minQuizzes) return []
  const isTooOften = (count: number) => count > quizzes * maxGuessed
  return [
    ...places.flatMap((count, index) =>
      isTooOften(count) ? [`The right option of ${count} of ${quizzes} questions has place ${index + 1}`] : [],
    ),
    ...(isTooOften(longest) ? [`The right option of ${longest} of ${quizzes} questions is the longest`] : []),
    ...(isTooOften(shortest) ? [`The right option of ${shortest} of ${quizzes} questions is the shortest`] : []),
  ]
}
