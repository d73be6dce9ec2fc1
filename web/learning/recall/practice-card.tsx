import { Link } from 'react-router'
import type { Snapshot } from '#contract/learning/performance.ts'
import { ChevronRight, CircleCheck, Repeat2 } from '#web/kit/icons.tsx'
import { Card } from '#web/kit/layout/card.tsx'

/** A line on the dashboard that leads to the practice of today. */
export function PracticeCard({ isTodayDone }: NonNullable<Snapshot['practice']>) {
  const Icon = isTodayDone ? CircleCheck : Repeat2
  return (
    <Card as="section" linked padded={false} aria-labelledby="practice-today" className="flex items-center gap-4 p-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-haze">
        <Icon aria-hidden="true" className={`size-5 ${isTodayDone ? 'text-leaf-ink' : 'text-indigo'}`} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 id="practice-today" className="font-semibold">
          <Link to="/dashboard/practice" className="card-link">
            {isTodayDone ? 'You’ve practised today' : 'Five minutes today'}
          </Link>
        </h2>
        <p className="type-small text-soft text-pretty">
          {isTodayDone ? 'See what comes next.' : 'Questions from the lessons you’ve reached.'}
        </p>
      </div>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-soft" />
    </Card>
  )
}
