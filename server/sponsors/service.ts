import type { LinkChange, NewLink, SponsorLink } from '#contract/sponsors/links.ts'
import { audit, lockPerson } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { expiryAfter, stateOf } from '#server/kit/shared-links.ts'
import { followersOfLinks, forgetFollowers, oneFollower } from './followers.store.ts'
import { linkUrl } from './links.ts'
import { assertMayHaveAnother, assertNotRevoked, maskEmail } from './rules.ts'
import * as store from './store.ts'
import type { FollowerRow, SponsorLinkRow } from './tables.ts'

const unknownLink = () => notFound('This link')

function toLink(row: SponsorLinkRow, followers: FollowerRow[], tools: Tools): SponsorLink {
  const { id: linkId, label, shownName, shows, lastOpenedOn, daysOpened } = row
  const state = stateOf(row, tools.clock())
  return {
    linkId,
    label,
    shownName,
    shows,
    state,
    url: state === 'active' ? linkUrl(tools, linkId) : null,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    revokedAt: row.revokedAt && row.revokedAt.toISOString(),
    lastOpenedOn,
    daysOpened,
    followers: followers.map(({ id, email, confirmedAt }) => ({
      followerId: id,
      email: maskEmail(email),
      since: confirmedAt!.toISOString(),
    })),
  }
}

async function toLinks(db: Db, tools: Tools, rows: SponsorLinkRow[]): Promise<SponsorLink[]> {
  const followers = await store.followersOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toLink(row, followers.get(row.id) ?? [], tools))
}

export const listLinks = async (db: Db, tools: Tools, personId: number): Promise<SponsorLink[]> =>
  toLinks(db, tools, await store.linksOf(db, personId, tools.clock()))

/** Also without access: progress that was made stays worth showing. */
export function create(db: Db, tools: Tools, personId: number, { days, ...draft }: NewLink): Promise<SponsorLink> {
  const now = tools.clock()
  return db.transaction(async (db) => {
    // Two links at once would pass the limit.
    await lockPerson(db, personId)
    assertMayHaveAnother(await store.countActive(db, personId, now))
    const link = { ...draft, shows: inOrder(draft.shows), personId, createdAt: now, expiresAt: expiryAfter(days, now) }
    return toLink(await store.insertLink(db, link), [], tools)
  })
}

/** Each once. */
const inOrder = (shows: NewLink['shows']) => [...new Set(shows)].toSorted()

/** Locks the person first, as creating does. */
async function lockOwn(db: Db, personId: number, linkId: number): Promise<SponsorLinkRow> {
  await lockPerson(db, personId)
  const link = await store.lockLinkOf(db, personId, linkId)
  if (!link) throw unknownLink()
  return link
}

export function change(
  db: Db,
  tools: Tools,
  personId: number,
  { linkId, days, ...draft }: LinkChange & { linkId: number },
): Promise<SponsorLink> {
  const now = tools.clock()
  return db.transaction(async (db) => {
    const link = await lockOwn(db, personId, linkId)
    assertNotRevoked(link)
    const expiresAt = days === undefined ? link.expiresAt : expiryAfter(days, now)
    if (expiresAt > now) assertMayHaveAnother(await store.countActive(db, personId, now, linkId))
    const changed = await store.updateLink(db, linkId, { ...draft, shows: inOrder(draft.shows), expiresAt })
    return (await toLinks(db, tools, [changed]))[0]!
  })
}

/** The next request with this link fails, and its followers are forgotten. */
export function revoke(db: Db, tools: Tools, personId: number, linkId: number): Promise<SponsorLink> {
  return db.transaction(async (db) => {
    const link = await lockOwn(db, personId, linkId)
    if (link.revokedAt) return toLink(link, [], tools)
    await forgetFollowers(db, followersOfLinks([linkId]))
    return toLink(await store.updateLink(db, linkId, { revokedAt: tools.clock() }), [], tools)
  })
}

export function removeFollower(
  db: Db,
  tools: Tools,
  personId: number,
  { linkId, followerId }: { linkId: number; followerId: number },
): Promise<SponsorLink> {
  return db.transaction(async (db) => {
    const link = await lockOwn(db, personId, linkId)
    if ((await forgetFollowers(db, oneFollower(followerId, linkId))) === 0) throw notFound('This person')
    return (await toLinks(db, tools, [link]))[0]!
  })
}

type Request = { personId: number; actorId: number; reason: string }

/** For a learner who can't do it themselves. Staff see none of the links. */
export function revokeAll(db: Db, { clock }: Tools, { personId, actorId, reason }: Request): Promise<number> {
  return db.transaction(async (db) => {
    if (!(await lockPerson(db, personId))) throw notFound('This person')
    const linkIds = await store.revokeActive(db, personId, clock())
    if (linkIds.length === 0) return 0
    await forgetFollowers(db, followersOfLinks(linkIds))
    const after = { links: linkIds.length, reason }
    await audit(db, { actorId, action: 'sponsor links revoked', subject: `person ${personId}`, after })
    return linkIds.length
  })
}
