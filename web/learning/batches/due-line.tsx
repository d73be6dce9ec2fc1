import type { Snapshot } from '#contract/learning/performance.ts'
import { CalendarDays } from '#web/kit/icons.tsx'
import { RouteLink } from '#web/kit/layout/route-links.tsx'
import { dueDay } from './due-day.ts'

/** What is due next, in one line. What was missed can be moved on the page of the course. */
export function DueLine({ due }: { due: NonNullable<Snapshot['due']> }) {
  const { courseId, taskTitle, dueOn, isMissed } = due
  return (
    <p className="flex items-start gap-2.5 wrap-anywhere">
      <CalendarDays aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-soft" />
      <RouteLink to={`/dashboard/tasks/${courseId}`}>
        {isMissed ? 'Planned for' : 'Due'} {dueDay(dueOn)}: {taskTitle}
      </RouteLink>
    </p>
  )
}
