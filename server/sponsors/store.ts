import type { Db } from '#server/kit/db/db.ts'
import { people } from '#server/identity/tables.ts'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from '#server/kit/db/orm.ts'
import { type FollowerRow, sponsorFollowers, sponsorLinks, type SponsorLinkRow } from './tables.ts'

export type NewLinkRow = Pick<SponsorLinkRow, 'personId' | 'label' | 'shownName' | 'shows' | 'createdAt' | 'expiresAt'>

export async function insertLink(db: Db, link: NewLinkRow): Promise<SponsorLinkRow> {
  const [row] = await db.insert(sponsorLinks).values(link).returning()
  return row!
}

const isActive = (now: Date) => and(isNull(sponsorLinks.revokedAt), gt(sponsorLinks.expiresAt, now))

/** Many create and revoke links in turn; nobody needs more of the ended ones. */
const maxListed = 30

export function linksOf(db: Db, personId: number, now: Date): Promise<SponsorLinkRow[]> {
  return db
    .select()
    .from(sponsorLinks)
    .where(eq(sponsorLinks.personId, personId))
    .orderBy(desc(sql`${isActive(now)}`), desc(sponsorLinks.id))
    .limit(maxListed)
}

export async function countActive(db: Db, personId: number, now: Date, exceptId = 0): Promise<number> {
  const [row] = await db
    .select({ links: count() })
    .from(sponsorLinks)
    .where(and(eq(sponsorLinks.personId, personId), isActive(now), ne(sponsorLinks.id, exceptId)))
  return row!.links
}

export async function lockLinkOf(db: Db, personId: number, linkId: number): Promise<SponsorLinkRow | null> {
  const [row = null] = await db
    .select()
    .from(sponsorLinks)
    .where(and(eq(sponsorLinks.id, linkId), eq(sponsorLinks.personId, personId)))
    .for('update')
  return row
}

/** Null if it is revoked or expired, or its learner is blocked. */
export async function activeLink(db: Db, linkId: number, now: Date): Promise<SponsorLinkRow | null> {
  const [row] = await db
    .select({ link: sponsorLinks })
    .from(sponsorLinks)
    .innerJoin(people, and(eq(people.id, sponsorLinks.personId), isNull(people.blockedAt), isNull(people.deletedAt)))
    .where(and(eq(sponsorLinks.id, linkId), isActive(now)))
  return row?.link ?? null
}

/** The same, and it stays as it is until the transaction ends. */
export async function lockActiveLink(db: Db, linkId: number, now: Date): Promise<SponsorLinkRow | null> {
  await db.select({ id: sponsorLinks.id }).from(sponsorLinks).where(eq(sponsorLinks.id, linkId)).for('update')
  return activeLink(db, linkId, now)
}

export async function updateLink(db: Db, linkId: number, changes: Partial<SponsorLinkRow>): Promise<SponsorLinkRow> {
  const [row] = await db.update(sponsorLinks).set(changes).where(eq(sponsorLinks.id, linkId)).returning()
  return row!
}

export async function revokeActive(db: Db, personId: number, now: Date): Promise<number[]> {
  const rows = await db
    .update(sponsorLinks)
    .set({ revokedAt: now })
    .where(and(eq(sponsorLinks.personId, personId), isActive(now)))
    .returning({ id: sponsorLinks.id })
  return rows.map(({ id }) => id)
}

/** Once a day at most, so that most visits write nothing. */
export async function recordVisit(db: Db, linkId: number, today: string): Promise<void> {
  await db
    .update(sponsorLinks)
    .set({ lastOpenedOn: today, daysOpened: sql`${sponsorLinks.daysOpened} + 1` })
    .where(and(eq(sponsorLinks.id, linkId), sql`${sponsorLinks.lastOpenedOn} is distinct from ${today}`))
}

/** The confirmed followers of these links, by link. */
export async function followersOf(db: Db, linkIds: number[]): Promise<Map<number, FollowerRow[]>> {
  if (linkIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(sponsorFollowers)
    .where(and(inArray(sponsorFollowers.linkId, linkIds), isNotNull(sponsorFollowers.confirmedAt)))
    .orderBy(asc(sponsorFollowers.id))
  return Map.groupBy(rows, ({ linkId }) => linkId)
}

export const endedAt = sql`least(${sponsorLinks.expiresAt}, ${sponsorLinks.revokedAt})`

/** After their followers are forgotten. */
export async function deleteLinksEndedBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(sponsorLinks).where(lt(endedAt, moment))
}
