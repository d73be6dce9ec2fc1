import type { Snapshot } from '#contract/learning/performance.ts'

const hourInIndia = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Kolkata', hour: 'numeric', hourCycle: 'h23' })

/** By the hour in India, wherever the device is. */
export function greetingAt(moment: number | Date): string {
  const hour = Number(hourInIndia.format(moment))
  if (hour >= 4 && hour < 12) return 'Good morning'
  return hour >= 12 && hour < 17 ? 'Good afternoon' : 'Good evening'
}

export const steps = (count: number) => (count === 1 ? '1 step' : `${count} steps`)
export const daysInRow = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** What is worth knowing before anything else, in a sentence or two. */
export function summaryOf({ enrolled, waiting, rejected, approved, next }: Snapshot): string {
  const came = rejected > 0 && `${steps(rejected)} came back to you with a mentor’s words.`
  const lies = waiting > 0 && `${steps(waiting)} ${waiting === 1 ? 'is' : 'are'} with a mentor.`
  if (came || lies) return [came, lies].filter(Boolean).join(' ')
  if (next) return approved > 0 ? 'Your next step is ready when you are.' : 'Your first step is ready when you are.'
  return enrolled > 0 ? 'Here is how things stand.' : 'Here is where your way begins.'
}

export type DeskAccess = { hasAccess: boolean; isBeingVerified: boolean; ends: string | null }

/** Until a mentor has answered for the first time, the way in is what matters; unless it has ended before. */
export function isAtBeginning({ submissions, waiting, approved }: Snapshot, { hasAccess, ends }: DeskAccess): boolean {
  const hasEnded = !hasAccess && ends !== null
  return approved === 0 && submissions === waiting && !hasEnded
}

export type Plank = { key: 'payment' | 'course' | 'submission'; isDone: boolean }

/** The way in: each of the three stands on the one before it. */
export function gettingStartedSteps({ enrolled, submissions }: Snapshot, { hasAccess }: DeskAccess): Plank[] {
  return [
    { key: 'payment', isDone: hasAccess },
    { key: 'course', isDone: enrolled > 0 },
    { key: 'submission', isDone: submissions > 0 },
  ]
}

export type DeskState = 'paused' | 'go on' | 'choose' | 'with mentors' | 'arrived' | 'unwritten'

/** What the large card is about. */
export function deskState({ course, next }: Snapshot, { hasAccess }: DeskAccess): DeskState {
  if (!hasAccess) return 'paused'
  if (next) return 'go on'
  if (!course) return 'choose'
  const { steps, waiting } = course.progress
  if (steps === 0) return 'unwritten'
  return waiting > 0 ? 'with mentors' : 'arrived'
}
