import { lazily } from '#web/kit/lazily.ts'

export type BugDraft = { title: string; steps: string; page: string }

const keyOf = (userId: number) => `draft:bug:${userId}`
// A picture is too large for the browser's small storage; it stays while the page does.
const screenshots = lazily(() => new Map<number, File>())

/** What was begun and not sent yet, in this browser; null when there is nothing worth coming back to. */
export function keptBugDraft(userId: number): BugDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null') as Partial<BugDraft> | null
    const { title = '', steps = '', page = '' } = kept ?? {}
    return [title, steps, page].every((part) => typeof part === 'string') && (title.trim() || steps.trim())
      ? { title, steps, page }
      : null
  } catch {
    return null
  }
}

export function keepBugDraft(userId: number, draft: BugDraft) {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(draft))
  } catch {
    // Full or switched off: then it lives as long as the dialog does.
  }
}

export const keptScreenshot = (userId: number): File | null => screenshots().get(userId) ?? null

export function keepScreenshot(userId: number, file: File | null) {
  if (file) screenshots().set(userId, file)
  else screenshots().delete(userId)
}

/** It was sent: nothing of it stays here. */
export function forgetBugDraft(userId: number) {
  keepScreenshot(userId, null)
  try {
    localStorage.removeItem(keyOf(userId))
  } catch {
    // Then there is nothing to forget.
  }
}
