type Entry = { grantId: number | null; startsAt: Date; endsAt: Date; createdAt: Date }

/**
 * The end of access if these days had never been given: what was paid for, and what was given otherwise, stays as long
 * as it would have been.
 */
export function endWithout(entries: Entry[], grantId: number): Date | null {
  let end: number | null = null
  let endWithGrant: number | null = null
  for (const entry of entries) {
    const [startsAt, endsAt] = [entry.startsAt.getTime(), entry.endsAt.getTime()]
    // Days start when they are added, unless access is open then.
    const isAlone = endWithGrant === null || startsAt > endWithGrant
    const addedAt = isAlone ? startsAt : Math.min(startsAt, entry.createdAt.getTime())
    if (entry.grantId !== grantId) end = moved(end, endsAt - startsAt, addedAt)
    endWithGrant = endsAt
  }
  return end === null ? null : new Date(end)
}

/** Taking days away never ends access before the moment it was done. */
function moved(end: number | null, ms: number, at: number): number | null {
  if (ms > 0) return Math.max(end ?? at, at) + ms
  return end === null ? null : Math.min(end, Math.max(end + ms, at))
}

type Span = { startsAt: Date; endsAt: Date }

/** The entry that takes the days back, or why there is none. */
export function takenBack(entries: Entry[], grantId: number, now: Date): Span | string {
  const given = entries.filter((entry) => entry.grantId === grantId)
  if (given.length === 0) return 'They didn’t get these days'
  if (given.length > 1) return 'Already taken back'
  const startsAt = entries.at(-1)!.endsAt
  const without = endWithout(entries, grantId)
  const endsAt = without !== null && without > now ? without : now
  return endsAt < startsAt ? { startsAt, endsAt } : 'They’ve used these days'
}
