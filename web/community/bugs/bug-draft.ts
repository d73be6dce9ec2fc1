import { z } from '#contract/kit/zod.ts'
import { readStored, writeStored } from '#web/kit/api/browser-storage.ts'
import { lazyValue } from '#web/kit/lazy-value.ts'

const BugDraft = z.object({ title: z.string(), steps: z.string(), page: z.string() })
export type BugDraft = z.infer<typeof BugDraft>

const keyOf = (userId: number) => `draft:bug:${userId}`
// A picture is too large for the browser's small storage; it stays while the page does.
const screenshots = lazyValue(() => new Map<number, File>())

/** What was begun and not sent yet, in this browser; null when there is nothing worth coming back to. */
export function keptBugDraft(userId: number): BugDraft | null {
  const { data } = BugDraft.safeParse(readStored(keyOf(userId), 'browser'))
  return data && (data.title.trim() || data.steps.trim()) ? data : null
}

export const keepBugDraft = (userId: number, draft: BugDraft) => writeStored(keyOf(userId), draft, 'browser')

export const keptScreenshot = (userId: number): File | null => screenshots().get(userId) ?? null

export function keepScreenshot(userId: number, file: File | null) {
  if (file) screenshots().set(userId, file)
  else screenshots().delete(userId)
}

/** It was sent: nothing of it stays here. */
export function forgetBugDraft(userId: number) {
  keepScreenshot(userId, null)
  writeStored(keyOf(userId), null, 'browser')
}
