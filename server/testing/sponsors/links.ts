import { dayMs as day } from '#contract/kit/durations.ts'
import type { NewLink } from '#contract/sponsors/links.ts'
import { hashToken, newToken } from '#server/kit/security/tokens.ts'
import { sendEmail } from '#server/notifications/index.ts'
import { requestKey } from '#server/sponsors/followers.store.ts'
import { linkUrl, unsubscribeUrl } from '#server/sponsors/links.ts'
import { sponsorFollowers, sponsorLinks, sponsorSummaries } from '#server/sponsors/tables.ts'
import { newEmail } from '../makers.ts'
import type { TestApp } from '../test-app.ts'

type App = Pick<TestApp, 'db' | 'deps'>

export const linkDraft = (changes: Partial<NewLink> = {}): NewLink => ({
  label: 'My father',
  shownName: 'Asha',
  shows: ['progress', 'attendance', 'certificates'],
  days: 90,
  ...changes,
})

/** A link of somebody, as if it had been created earlier; with its token. */
export async function storeLink({ db, deps }: App, personId: number, { shownName = 'Asha', endsInDays = 30 } = {}) {
  const now = deps.clock().getTime()
  const { label, shows } = linkDraft()
  const [link] = await db
    .insert(sponsorLinks)
    .values({
      personId,
      label,
      shownName,
      shows,
      createdAt: new Date(now - 60 * day),
      expiresAt: new Date(now + endsInDays * day),
    })
    .returning()
  return { linkId: link!.id, token: linkUrl(deps, link!.id).split('/').at(-1)! }
}

/** Somebody who follows a link, with an email to them, or who has yet to confirm. */
export async function storeFollower(app: App, linkId: number, { isPending = false, email = newEmail() } = {}) {
  const { db, deps } = app
  const [token, now] = [newToken(), deps.clock()]
  const pending = { confirmHash: hashToken(token), confirmUntil: new Date(now.getTime() + day) }
  const [row] = await db
    .insert(sponsorFollowers)
    .values({ linkId, email, createdAt: now, ...(isPending ? pending : { confirmedAt: now }) })
    .returning()
  const followerId = row!.id
  await sendEmail(db, deps, {
    to: email,
    subject: 'Weekly summary',
    paragraphs: ['About a learner.'],
    dedupeKey: requestKey(followerId, 1),
  })
  if (!isPending) await db.insert(sponsorSummaries).values({ followerId, week: '2020-01-06' })
  return { followerId, email, token, unsubscribeToken: unsubscribeUrl(deps, followerId).split('/').at(-1)! }
}
