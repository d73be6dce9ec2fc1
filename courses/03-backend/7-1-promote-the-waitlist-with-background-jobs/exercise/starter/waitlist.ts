export type Berth = { label: string; bookedBy: string | null; heldUntil: number | null }
export type Promotion = { person: string; label: string }

/**
 * Gives the free berths, in their order, to the first people of the waitlist. Returns who got which, and the berths and the
 * waitlist afterwards; the given lists stay as they are. A berth is free if nobody booked it and it has no hold that ends
 * after `now`. A hold that has ended is removed when the berth is given away.
 */
export function promote(
  berths: Berth[],
  waitlist: string[],
  now: number,
): { promoted: Promotion[]; berths: Berth[]; waitlist: string[] } {
  return { promoted: [], berths, waitlist }
}

/**
 * Runs the work of a job once for its id. `handled` has the ids of jobs that run or are done: for such an id it returns
 * 'known' and does nothing. Otherwise it returns 'done' after the work. If the work fails, the id is removed, so that a
 * retry can work, and the error is passed on.
 */
export async function once(handled: Set<string>, jobId: string, work: () => Promise<void>): Promise<'done' | 'known'> {
  await work()
  return 'done'
}

/**
 * The slot of the daily report at a time (milliseconds since 1970, as Date.now() returns): the day in India, such as
 * '2026-03-14', whose report was due last. It is due at 6:00. India is 5 hours and 30 minutes ahead of UTC all year.
 */
export function slotOf(ms: number): string {
  return ''
}
