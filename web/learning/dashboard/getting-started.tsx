import { ArrowRight, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Snapshot } from '#contract/learning/performance.ts'
import { buttonClass } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { day } from '#web/kit/format.ts'
import { Progress } from '#web/kit/layout/progress.tsx'
import { Panel } from './course-panel.tsx'
import { gettingStartedSteps, type DeskAccess, type Plank } from './dashboard.rules.ts'
import { stepAddress } from './continue-card.tsx'

type FirstPlanksProps = { snapshot: Snapshot; access: DeskAccess }

/** The first days: what is done of the way in, and the one thing to do now. */
export function FirstPlanks({ snapshot, access }: FirstPlanksProps) {
  const planks = gettingStartedSteps(snapshot, access)
  const done = planks.filter((plank) => plank.isDone).length
  const now = planks.find((plank) => !plank.isDone)
  return (
    <Panel labelledBy="first" className="grid gap-x-10 gap-y-6 p-5 sm:p-7 lg:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]">
      <div className="grid content-between gap-6">
        <div>
          <p className="type-label text-marigold">Your first days</p>
          <h2 id="first" className="type-h2 mt-1">
            {now ? 'Three planks, and you are on your way' : 'You are on your way'}
          </h2>
        </div>
        <Progress label="Your first days" done={done} total={planks.length} unit="planks laid" />
      </div>
      <ol className="grid content-start gap-1">
        {planks.map((plank, index) => (
          <PlankRow
            key={plank.key}
            plank={plank}
            number={index + 1}
            isNow={plank === now}
            {...wordsOf[plank.key](plank.isDone, snapshot, access)}
          />
        ))}
      </ol>
    </Panel>
  )
}

type Way = { to: string; label: string }
type PlankWords = { title: string; says: string; way: Way | null }

const wordsOf: Record<Plank['key'], (isDone: boolean, snapshot: Snapshot, access: DeskAccess) => PlankWords> = {
  payment: (isDone, _snapshot, { isBeingVerified, ends }) => {
    const title = 'Payment verified'
    if (isDone) return { title, says: ends ? `Open until ${day(ends)}.` : 'Your courses are open.', way: null }
    const way = { to: '#access', label: isBeingVerified ? 'See your payment' : 'Subscribe' }
    if (isBeingVerified) return { title, says: 'Being verified, usually 5-10 minutes. You need not wait here.', way }
    return { title, says: ends ? `Your subscription ended on ${day(ends)}.` : 'You have no subscription yet.', way }
  },
  course: (isDone, { course }) => ({
    title: 'Choose a course',
    says: isDone && course ? course.courseTitle : 'A skill in small steps, each of them read by a mentor.',
    way: isDone ? null : { to: '/dashboard/all-courses', label: 'See the skills' },
  }),
  submission: (isDone, { course, next }) => ({
    title: 'Hand in your first step',
    says: isDone
      ? 'Handed in. A mentor reads it next; you get a notification with the verdict.'
      : (next?.taskStepTitle ?? 'Words and files, as far as you got. A mentor answers.'),
    way: course && next ? { to: stepAddress(course.courseId, next.taskStepId), label: 'Go to the step' } : null,
  }),
}

type PlankRowProps = PlankWords & { plank: Plank; number: number; isNow: boolean }

function PlankRow({ plank: { isDone }, number, isNow, title, says, way }: PlankRowProps) {
  return (
    <li
      aria-current={isNow ? 'step' : undefined}
      className={classes('flex gap-4 rounded-card px-3 py-3.5 sm:px-4', isNow && 'bg-haze/60')}
    >
      <Mark isDone={isDone} isNow={isNow}>
        {number}
      </Mark>
      <div className="min-w-0 flex-1">
        <h3 className={classes('font-semibold', !isDone && !isNow && 'text-soft')}>
          {title}
          {isDone && <span className="sr-only">, done</span>}
        </h3>
        <p className="type-small mt-0.5 line-clamp-3 text-soft text-pretty">{says}</p>
        {isNow && way && <WayOn {...way} />}
      </div>
    </li>
  )
}

function Mark({ isDone, isNow, children }: { isDone: boolean; isNow: boolean; children: ReactNode }) {
  const look = isDone
    ? 'bg-leaf-tint text-leaf-ink'
    : isNow
      ? 'bg-marigold text-on-marigold'
      : 'border border-dashed border-edge text-soft'
  return (
    <span
      aria-hidden="true"
      className={classes('wide grid size-9 shrink-0 place-items-center rounded-full tabular-nums', look)}
    >
      {isDone ? <Check strokeWidth={3} className="size-5" /> : children}
    </span>
  )
}

function WayOn({ to, label }: Way) {
  const look = buttonClass({ variant: 'primary', className: 'mt-3' })
  const content = (
    <>
      {label}
      <ArrowRight aria-hidden="true" className="size-4.5" />
    </>
  )
  // A place of this page: the browser itself goes there, and the focus with it.
  if (to.startsWith('#')) {
    return (
      <a href={to} className={look}>
        {content}
      </a>
    )
  }
  return (
    <Link to={to} className={look}>
      {content}
    </Link>
  )
}
