import type { Snapshot } from '#contract/learning/performance.ts'
import { useNow } from '#web/kit/duration.ts'
import { count, promisedTime } from '#web/kit/format.ts'
import { BookOpen, CircleCheck, Clock, Flame } from '#web/kit/icons.tsx'
import { dueLevel } from '../solutions/promise.rules.ts'
import { Figures } from './figures.tsx'
import { streakFigure } from './streak.rules.ts'
import { WeekDots } from './week-dots.tsx'

export function SnapshotFigures({ snapshot }: { snapshot: Snapshot }) {
  const { enrolled, approved, waiting, rejected, streak, promise } = snapshot
  const now = useNow(60_000)
  return (
    <Figures
      label="Your progress"
      figures={[
        { label: 'Enrolled', value: count(enrolled), note: enrolled === 1 ? 'course' : 'courses', icon: BookOpen },
        { label: 'Approved', value: count(approved), note: approved === 1 ? 'step' : 'steps', icon: CircleCheck },
        {
          label: 'Waiting for review',
          value: count(waiting),
          note: promise ? promiseNote(promise.promisedAt, now) : rejected > 0 ? `${rejected} to resubmit` : 'steps',
          icon: Clock,
        },
        // What an earlier visit left may have an older one.
        ...(streak && 'week' in streak
          ? [{ ...streakFigure(streak, now), icon: Flame, picture: <WeekDots week={streak.week} /> }]
          : []),
      ]}
    />
  )
}

const promiseNote = (promisedAt: string, now: number) =>
  dueLevel(promisedAt, now) === 'late'
    ? `late: promised by ${promisedTime(promisedAt)}`
    : `next by ${promisedTime(promisedAt)}`
