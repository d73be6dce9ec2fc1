import type { PublicCourse } from '#contract/catalogue/courses.ts'
import { formatWeeks } from './format-weeks.ts'

type CourseShortFactsProps = { course: Pick<PublicCourse, 'facts' | 'weeks'>; className?: string }

/** For whom a course is and what comes of it, in two lines. */
export function CourseShortFacts({ course: { facts, weeks }, className }: CourseShortFactsProps) {
  const { level, hoursPerWeek, outcome } = facts
  const line = [level, weeks > 0 && formatWeeks(weeks), hoursPerWeek && `${hoursPerWeek} a week`].filter(Boolean)
  if (line.length === 0 && !outcome) return null
  return (
    <div className={className}>
      {line.length > 0 && <p className="type-small font-semibold">{line.join(' · ')}</p>}
      {outcome && <p className="type-small mt-1 text-soft text-pretty">You build: {outcome}</p>}
    </div>
  )
}
