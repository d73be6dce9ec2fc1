import { useCallback, useEffect, useRef, useState } from 'react'
import type { StartProgress } from '#contract/learning/start.ts'
import { mergeStartProgress } from '#contract/learning/start-path.ts'
import { signedInUserId } from '#web/kit/api/session.ts'
import { storedProgress, storeProgress } from './start-storage.ts'

// Of what is being typed; what has passed is sent at once.
const sendAfterMs = 2000

type Known = {
  /** Null until it is known. */
  progress: StartProgress[] | null
  /** Whether the account has it; otherwise this device. */
  isSaved: boolean
}

async function load(): Promise<{ found: StartProgress[]; isSaved: boolean }> {
  const userId = signedInUserId()
  if (userId === null) return { found: storedProgress(null), isSaved: false }
  try {
    // Visitors don't load it.
    const { sendProgress } = await import('./send-progress.ts')
    const account = await sendProgress(userId)
    return { found: mergeStartProgress(account, storedProgress(userId)), isSaved: true }
  } catch {
    // It stays on this device until a later visit.
    return { found: storedProgress(userId), isSaved: false }
  }
}

/** How far the reader is on the beginners' path: on this device, and in their account if they are signed in. */
export function useStartProgress() {
  const [known, setKnown] = useState<Known>({ progress: null, isSaved: false })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = useCallback(
    ({ found, isSaved }: Awaited<ReturnType<typeof load>>) =>
      setKnown(({ progress }) => ({ progress: mergeStartProgress(found, progress ?? []), isSaved })),
    [],
  )

  useEffect(() => {
    void load().then(show)
    return () => clearTimeout(timer.current)
  }, [show])

  const record = (lesson: StartProgress) => {
    const userId = signedInUserId()
    const before = (known.progress ?? []).filter(({ stepId }) => stepId === lesson.stepId)
    const [merged] = mergeStartProgress(before, [lesson])
    storeProgress(merged!, userId)
    setKnown(({ progress, isSaved }) => ({ progress: mergeStartProgress(progress ?? [], [merged!]), isSaved }))
    if (userId === null) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void load().then(show), lesson.passedAt ? 0 : sendAfterMs)
  }
  return { ...known, record }
}
