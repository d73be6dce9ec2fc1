import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { accessEndOf } from '#server/membership/index.ts'
import { sendEmail } from '#server/notifications/index.ts'
import { summaryEmail } from './texts.ts'
import { forgetFollowers, summaryKey } from './followers.store.ts'
import { linkUrl, unsubscribeUrl } from './links.ts'
import { dueWeek, lastMoment, retainedSince, type Week } from './rules.ts'
import { activeLink, deleteLinksEndedBefore } from './store.ts'
import { dueFollowers, followersToForget, insertSummary, lockFollower } from './summaries.store.ts'
import { sponsorView } from './page.service.ts'

type Tools = Omit<Deps, 'db'>
const batch = 200

/** Runs again and again, so that what was interrupted or missed is made up for. Returns how many were written. */
export async function sendSummaries(db: Db, tools: Tools): Promise<number> {
  const week = dueWeek(tools.clock())
  if (!week) return 0
  let sent = 0
  for (let after = 0; ;) {
    const ids = await dueFollowers(db, week, after, batch)
    for (const id of ids) if (await sendSummary(db, tools, week, id)) sent += 1
    if (ids.length < batch) return sent
    after = ids.at(-1)!
  }
}

/** The row of the week and the email are written together, or neither. */
function sendSummary(db: Db, tools: Tools, week: Week, followerId: number): Promise<boolean> {
  const now = tools.clock()
  return db.transaction(async (db) => {
    const follower = await lockFollower(db, followerId)
    // Forgotten meanwhile, or in the hands of another instance.
    if (!follower || !(await insertSummary(db, followerId, week.monday, now))) return false
    const link = await activeLink(db, follower.linkId, now)
    if (!link) return false
    // A late summary is about its own week, too.
    const view = await sponsorView(db, link, now < week.endsAt ? now : lastMoment(week.endsAt))
    const isActive = view.progress === null || view.progress.week.activeDays > 0 || view.progress.week.approvals > 0
    // Without access nothing can happen any more: an email every week would only say so.
    if (!isActive && !(await hasAccess(db, link.personId, now))) return false
    const urls = { pageUrl: linkUrl(tools, link.id), unsubscribeUrl: unsubscribeUrl(tools, followerId) }
    const draft = summaryEmail(link, { view, monday: week.monday, publicUrl: tools.env.publicUrl, ...urls })
    await sendEmail(db, tools, { to: follower.email, ...draft, dedupeKey: summaryKey(followerId, week.monday) })
    return true
  })
}

async function hasAccess(db: Db, personId: number, now: Date): Promise<boolean> {
  const end = await accessEndOf(db, personId)
  return end !== null && end > now
}

/** Forgets addresses that no link needs any more, then the links themselves; in batches, so that nobody waits long. */
export async function forgetEnded(db: Db, now: Date): Promise<void> {
  const forgetSome = () => db.transaction((db) => forgetFollowers(db, followersToForget(now, batch)))
  while ((await forgetSome()) > 0);
  await deleteLinksEndedBefore(db, retainedSince(now))
}
