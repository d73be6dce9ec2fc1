const minute = 60_000
const day = 24 * 60 * minute

export type Patience = 'fresh' | 'long' | 'too-long'

/** A learner who waits a day is waiting long; one who waits three has been forgotten. */
export function patience(milliseconds: number): Patience {
  if (milliseconds >= 3 * day) return 'too-long'
  return milliseconds >= day ? 'long' : 'fresh'
}

/** 9 min, and seconds when only they are left; null when the time is over. */
export function leftWords(milliseconds: number): string | null {
  if (milliseconds <= 0) return null
  return milliseconds < minute ? `${Math.ceil(milliseconds / 1000)} s` : `${Math.ceil(milliseconds / minute)} min`
}
