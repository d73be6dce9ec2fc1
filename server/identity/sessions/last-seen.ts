import { dayMs } from '#contract/kit/durations.ts'
import { gte, isNull, lt, type SQL } from '#server/kit/db/orm.ts'
import { people } from '../tables.ts'

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

/**
 * Conditions on `people`, the same wherever somebody counts as inactive. A person who never signed in is neither seen
 * within nor unseen for some days: they are `neverSeen`.
 */
export const seenWithin = (days: number, now: Date): SQL => gte(people.lastSeenAt, daysBefore(now, days))
export const notSeenFor = (days: number, now: Date): SQL => lt(people.lastSeenAt, daysBefore(now, days))
export const neverSeen: SQL = isNull(people.lastSeenAt)
