import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Snapshot } from '#contract/learning/performance.ts'
import { buttonClass } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { day } from '#web/kit/format.ts'
import { ArrowRight, Check } from '#web/kit/icons.tsx'
import { Progress } from '#web/kit/layout/progress.tsx'
import { Panel } from './course-panel.tsx'
import { type Membership, stateText } from '#web/membership/index.ts'
import { stepPath } from '../steps/step-path.ts'
import { gettingStartedSteps, type GettingStartedStep } from './dashboard.rules.ts'

export function GettingStarted({ snapshot, membership }: { snapshot: Snapshot; membership: Membership }) {
  const steps = gettingStartedSteps(snapshot, membership)
  const done = steps.filter((step) => step.isDone).length
  const current = steps.find((step) => !step.isDone)
  return (
    <Panel labelledBy="first" className="grid gap-x-10 gap-y-6 p-5 sm:p-7 lg:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]">
      <div className="grid content-between gap-6">
        <div>
          <p className="type-label text-marigold">Getting started</p>
          <h2 id="first" className="type-h2 mt-1">
            {current ? 'Three steps to get started' : 'You’re all set'}
          </h2>
        </div>
        <Progress label="Getting started" done={done} total={steps.length} unit="steps done" />
      </div>
      <ol className="grid content-start gap-1">
        {steps.map((step, index) => (
          <StepRow
            key={step.key}
            isDone={step.isDone}
            number={index + 1}
            isCurrent={step === current}
            {...contentOf[step.key](step.isDone, snapshot, membership)}
          />
        ))}
      </ol>
    </Panel>
  )
}

type Action = { to: string; label: string }
type StepContent = { title: string; text: string; action: Action | null }

const contentOf: Record<
  GettingStartedStep['key'],
  (isDone: boolean, snapshot: Snapshot, membership: Membership) => StepContent
> = {
  payment: (isDone, _snapshot, membership) => {
    const { ends } = membership
    if (isDone) {
      return {
        title: 'Payment verified',
        text: ends ? `Open until ${day(ends)}.` : 'Your courses are open.',
        action: null,
      }
    }
    // The notice above says more and has the button.
    const { title, duration } = stateText(membership)
    const next = membership.state === 'rejected' ? 'See above what to do.' : ''
    return { title, text: duration ? `This usually takes ${duration}.` : next, action: null }
  },
  course: (isDone, { course }) => ({
    title: 'Choose a course',
    text: isDone && course ? course.courseTitle : 'Learn in small steps, each reviewed by a mentor.',
    action: isDone ? null : { to: '/dashboard/all-courses', label: 'See all skills' },
  }),
  submission: (isDone, { course, next }) => ({
    title: 'Submit your first step',
    text: isDone
      ? 'Submitted. A mentor will review it next, and we’ll notify you of the result.'
      : (next?.taskStepTitle ?? 'Send your explanation and files. A mentor gives you feedback.'),
    action: course && next ? { to: stepPath(course.courseId, next.taskStepId), label: 'Go to the step' } : null,
  }),
}

type StepRowProps = StepContent & { isDone: boolean; number: number; isCurrent: boolean }

function StepRow({ isDone, number, isCurrent, title, text, action }: StepRowProps) {
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={classes('flex gap-4 rounded-card px-3 py-3.5 sm:px-4', isCurrent && 'bg-haze/60')}
    >
      <Mark isDone={isDone} isCurrent={isCurrent}>
        {number}
      </Mark>
      <div className="min-w-0 flex-1">
        <h3 className={classes('font-semibold', !isDone && !isCurrent && 'text-soft')}>
          {title}
          {isDone && <span className="sr-only">, done</span>}
        </h3>
        <p className="type-small mt-0.5 line-clamp-3 text-soft text-pretty">{text}</p>
        {isCurrent && action && <ActionLink {...action} />}
      </div>
    </li>
  )
}

function Mark({ isDone, isCurrent, children }: { isDone: boolean; isCurrent: boolean; children: ReactNode }) {
  const look = isDone
    ? 'bg-leaf-tint text-leaf-ink'
    : isCurrent
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

function ActionLink({ to, label }: Action) {
  const look = buttonClass({ variant: 'primary', className: 'mt-3' })
  const content = (
    <>
      {label}
      <ArrowRight aria-hidden="true" className="size-4.5" />
    </>
  )
  // An anchor on this page: a plain link also moves the focus.
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
