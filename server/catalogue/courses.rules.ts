import { restoreDays } from '#contract/catalogue/courses.ts'
import { dayMs } from '#contract/kit/durations.ts'
import { conflict, invalid } from '#server/kit/errors.ts'

export const unknownCourse = (field: string) => invalid({ [field]: 'Choose a course' })

/** The beginners' path is free for everyone at /start, so it is never sold in the catalogue. */
export function assertMayList({ isStart }: { isStart: boolean }, { isListed }: { isListed?: boolean }): void {
  if (isStart && isListed) throw invalid({ isListed: 'The beginners’ path can’t be listed as a course' })
}

const restoreMs = restoreDays * dayMs

export const restoreUntil = (deletedAt: Date) => new Date(deletedAt.getTime() + restoreMs)

/** What was deleted before this moment can no longer be restored. */
export const restorableSince = (now: Date) => new Date(now.getTime() - restoreMs)

export function assertRestorable(deletedAt: Date, now: Date): void {
  if (restoreUntil(deletedAt) <= now) throw conflict(`It was deleted more than ${restoreDays} days ago`)
}
