import { dayMs as day } from '#contract/kit/durations.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { indiaDate } from '#server/kit/india.ts'
import { dueDatesOf } from '#server/learning/index.ts'
import { linkReader } from '#server/site/index.ts'
import { feedDaysBack, sessionCalendar, sessionFeed } from './calendar.ts'
import { calendarSession, calendarSessions, feedVersion, raiseFeedVersion } from './feed.store.ts'
import { feedPath, isCalendarLink, isFeedLink } from './links.ts'
import { schoolOf } from './seats.service.ts'

const urlOf = (tools: Tools, personId: number, version: number) => ({
  url: `${tools.env.publicUrl}${feedPath(tools, personId, version)}`,
})

export async function feedOf(db: Db, tools: Tools, personId: number): Promise<{ url: string } | null> {
  const version = await feedVersion(db, personId)
  return version === null ? null : urlOf(tools, personId, version)
}

/** The address before stops working. */
export const renewFeed = async (db: Db, tools: Tools, personId: number): Promise<{ url: string }> =>
  urlOf(tools, personId, await raiseFeedVersion(db, personId))

type SignedLink = { personId: number; signature: string }

/** Null for a link that isn't valid any more, or whose owner is blocked or gone. */
export async function readFeed(db: Db, tools: Tools, { personId, signature }: SignedLink): Promise<string | null> {
  const version = await feedVersion(db, personId)
  if (version === null || !isFeedLink(tools, personId, version, signature)) return null
  if (!(await linkReader(db, personId))) return null
  const after = new Date(tools.clock().getTime() - feedDaysBack * day)
  const dueDates = (await dueDatesOf(db, personId)).filter(({ dueOn }) => dueOn > indiaDate(after))
  return sessionFeed(await calendarSessions(db, personId, after), dueDates, await schoolOf(db, tools))
}

/** One session; null without a seat. */
export async function readCalendar(
  db: Db,
  tools: Tools,
  sessionId: number,
  { personId, signature }: SignedLink,
): Promise<string | null> {
  if (!isCalendarLink(tools, sessionId, personId, signature) || !(await linkReader(db, personId))) return null
  const session = await calendarSession(db, personId, sessionId)
  return session && sessionCalendar([session], await schoolOf(db, tools))
}
