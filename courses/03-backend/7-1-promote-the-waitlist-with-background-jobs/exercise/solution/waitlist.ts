export type Berth = { label: string; bookedBy: string | null; heldUntil: number | null }
export type Promotion = { person: string; label: string }

/** Gives the free berths, in their order, to the first people of the waitlist. */
export function promote(
  berths: Berth[],
  waitlist: string[],
  now: number,
): { promoted: Promotion[]; berths: Berth[]; waitlist: string[] } {
  const waiting = [...waitlist]
  const promoted: Promotion[] = []
  const after = berths.map((berth) => {
    const isFree = berth.bookedBy === null && (berth.heldUntil === null || berth.heldUntil <= now)
    const person = isFree ? waiting.shift() : undefined
    if (person === undefined) return berth
    promoted.push({ person, label: berth.label })
    return { ...berth, bookedBy: person, heldUntil: null }
  })
  return { promoted, berths: after, waitlist: waiting }
}

/** Runs the work of a job once for its id. */
export async function once(handled: Set<string>, jobId: string, work: () => Promise<void>): Promise<'done' | 'known'> {
  if (handled.has(jobId)) return 'known'
  handled.add(jobId)
  try {
    await work()
    return 'done'
  } catch (error) {
    handled.delete(jobId)
    throw error
  }
}

/** The slot of the daily report: the day that began at 6:00 in India. */
export function slotOf(ms: number): string {
  const minutes = 5.5 * 60 - 6 * 60
  return new Date(ms + minutes * 60_000).toISOString().slice(0, 10)
}
