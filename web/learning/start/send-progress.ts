import {
  getStartProgress,
  maxStartCode,
  maxStartLessons,
  saveStartProgress,
  type StartProgress,
} from '#contract/learning/start.ts'
import { call } from '#web/kit/api/api.ts'
import { forgetProgress, storedProgress } from './start-storage.ts'

const isAccepted = ({ code }: StartProgress) => code.reduce((sum, { text }) => sum + text.length, 0) <= maxStartCode

/** Sends what this device has to the account, then forgets it here. Returns what the account has. */
export async function sendProgress(userId: number): Promise<StartProgress[]> {
  const lessons = storedProgress(userId).filter(isAccepted).slice(0, maxStartLessons)
  if (lessons.length === 0) return call(getStartProgress)
  const account = await call(saveStartProgress, { body: { lessons } })
  forgetProgress(lessons, userId)
  return account
}
