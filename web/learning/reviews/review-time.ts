const minute = 60_000

/** 9 min, or 45 s in the last minute; null when the time is over. */
export function formatTimeLeft(milliseconds: number): string | null {
  if (milliseconds <= 0) return null
  return milliseconds < minute ? `${Math.ceil(milliseconds / 1000)} s` : `${Math.ceil(milliseconds / minute)} min`
}
