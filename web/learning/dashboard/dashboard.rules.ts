import type { Snapshot } from '#contract/learning/performance.ts'
import { indiaHour, plural } from '#web/kit/format.ts'
import type { Membership } from '#web/membership/index.ts'

/** By the time in India, wherever the device is. */
export function greetingAt(moment: number | Date): string {
  const hour = indiaHour(moment)
  if (hour >= 4 && hour < 12) return 'Good morning'
  return hour >= 12 && hour < 17 ? 'Good afternoon' : 'Good evening'
}

export function summaryOf({ enrolled, waiting, rejected, approved, next }: Snapshot): string {
  const toChange =
    rejected > 0 &&
    `${plural(rejected, 'step')} ${rejected === 1 ? 'needs' : 'need'} changes. Your mentor left feedback.`
  const inReview = waiting > 0 && `${plural(waiting, 'step')} ${waiting === 1 ? 'is' : 'are'} in review.`
  if (toChange || inReview) return [toChange, inReview].filter(Boolean).join(' ')
  if (next) return approved > 0 ? 'Your next step is ready.' : 'Your first step is ready.'
  return enrolled > 0 ? 'Pick up where you left off.' : 'Welcome! Let’s get you started.'
}

/** New learners see how to get started until their first review; not again after a subscription has ended. */
export function isGettingStarted(
  { submissions, waiting, approved }: Snapshot,
  { hasAccess, ends }: Membership,
): boolean {
  const hasEnded = !hasAccess && ends !== null
  return approved === 0 && submissions === waiting && !hasEnded
}

/**
 * Where to begin without any course; nothing for everybody else, and if the academy has no beginners' path. What an
 * earlier visit left may not have it.
 */
export function firstStepOf(snapshot: Snapshot, membership: Membership): Snapshot['start'] | undefined {
  const { enrolled, submissions, start } = snapshot
  return enrolled === 0 && submissions === 0 && isGettingStarted(snapshot, membership) ? start : null
}

export type GettingStartedStep = { key: 'payment' | 'course' | 'submission'; isDone: boolean }

export function gettingStartedSteps(
  { enrolled, submissions }: Snapshot,
  { hasAccess }: Membership,
): GettingStartedStep[] {
  return [
    { key: 'payment', isDone: hasAccess },
    { key: 'course', isDone: enrolled > 0 },
    { key: 'submission', isDone: submissions > 0 },
  ]
}

type ContinueState = 'paused' | 'next-step' | 'no-course' | 'in-review' | 'completed' | 'no-tasks'

export function continueState({ course, next }: Snapshot, { hasAccess }: Membership): ContinueState {
  if (!hasAccess) return 'paused'
  if (next) return 'next-step'
  if (!course) return 'no-course'
  const { steps, waiting } = course.progress
  if (steps === 0) return 'no-tasks'
  return waiting > 0 ? 'in-review' : 'completed'
}
