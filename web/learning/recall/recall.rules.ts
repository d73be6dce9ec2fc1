import { dayMs } from '#contract/kit/durations.ts'
import type { PracticeItem } from '#contract/learning/study/recall.ts'
import { startLessonPath } from '#web/catalogue/index.ts'
import { day, weekday } from '#web/kit/format.ts'
import { stepPath } from '../steps/step-path.ts'

/** Tomorrow, on Saturday, on 24 Dec 2026. Both are dates in India. */
export function describeDay(date: string, today: string): string {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / dayMs)
  if (days <= 0) return 'today'
  if (days === 1) return 'tomorrow'
  return days < 7 ? `on ${weekday(Date.parse(date))}` : `on ${day(Date.parse(date))}`
}

export const lessonPath = ({ stepId, lesson: { courseId, startNumber } }: PracticeItem): string =>
  startNumber === null ? stepPath(courseId, stepId) : startLessonPath(startNumber)

const kindNames: Record<PracticeItem['kind'], string> = {
  quiz: 'Question',
  output: 'What does it print?',
  exercise: 'Exercise',
  recap: 'Recap',
}
export const kindName = ({ kind }: PracticeItem): string => kindNames[kind]
