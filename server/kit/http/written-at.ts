import type { FastifyRequest } from 'fastify'
import { dayMs } from '#contract/kit/durations.ts'
import { invalid } from '../errors.ts'

/**
 * When a device wrote what it sends now, because it waited there for a connection; null if it didn't wait. The device says
 * how long ago that was: its clock may be wrong by days, and the moment can never be later than now.
 */
export function writtenAt({ headers }: Pick<FastifyRequest, 'headers'>, now: Date): Date | null {
  const ago = headers['written-ago']
  if (ago === undefined) return null
  // A phone whose clock began at 1970 again says ten digits.
  if (typeof ago !== 'string' || !/^\d{1,12}$/.test(ago))
    throw invalid({ 'Written-Ago': 'Enter the seconds since it was written' })
  const seconds = Math.min(Number(ago), maxDays * (dayMs / 1000))
  return seconds < noticeableSeconds ? null : new Date(now.getTime() - seconds * 1000)
}

/** Nothing waits for longer. */
const maxDays = 365
/** What is sent at once isn't called late because a call took its time. */
const noticeableSeconds = 60
