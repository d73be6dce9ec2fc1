const minute = 60_000
const day = 24 * 60 * minute

type WaitingLevel = 'fresh' | 'long' | 'too-long'

/** After a day a wait is long; after three the learner has been forgotten. */
export function waitingLevel(milliseconds: number): WaitingLevel {
  if (milliseconds >= 3 * day) return 'too-long'
  return milliseconds >= day ? 'long' : 'fresh'
}

/** 9 min, or 45 s in the last minute; null when the time is over. */
export function formatTimeLeft(milliseconds: number): string | null {
  if (milliseconds <= 0) return null
  return milliseconds < minute ? `${Math.ceil(milliseconds / 1000)} s` : `${Math.ceil(milliseconds / minute)} min`
}
