import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, count, desc, eq, gt, gte, isNotNull, isNull, lt, max, sql } from '#server/kit/db/orm.ts'
import { listAfter, type ListVersion, positionsIn, positionsOf, type StatusSource } from '#server/learning/index.ts'
import { portfolioLinks, type PortfolioLinkRow } from './tables.ts'

/** The newest one, whether it works or has ended. */
export async function linkOf(db: Db, personId: number): Promise<PortfolioLinkRow | null> {
  const [row = null] = await db
    .select()
    .from(portfolioLinks)
    .where(eq(portfolioLinks.personId, personId))
    .orderBy(desc(portfolioLinks.id))
    .limit(1)
  return row
}

/** Null if it is revoked or expired, or its learner is blocked. */
export async function activeLink(db: Db, linkId: number, now: Date): Promise<PortfolioLinkRow | null> {
  const [row] = await db
    .select({ link: portfolioLinks })
    .from(portfolioLinks)
    .innerJoin(people, and(eq(people.id, portfolioLinks.personId), isNull(people.blockedAt), isNull(people.deletedAt)))
    .where(and(eq(portfolioLinks.id, linkId), isNull(portfolioLinks.revokedAt), gt(portfolioLinks.expiresAt, now)))
  return row?.link ?? null
}

type NewLink = { personId: number; createdAt: Date; expiresAt: Date }

/** The position in the status lists is random, and may have been taken. */
export async function insertLink(db: Db, link: NewLink): Promise<PortfolioLinkRow> {
  const [last] = await db.select({ id: max(portfolioLinks.id) }).from(portfolioLinks)
  for (;;) {
    for (const statusPosition of positionsIn(listAfter(last?.id ?? 0))) {
      const [row] = await db
        .insert(portfolioLinks)
        .values({ ...link, statusPosition })
        .onConflictDoNothing({ target: portfolioLinks.statusPosition })
        .returning()
      if (row) return row
    }
  }
}

export async function updateLink(db: Db, id: number, changes: Partial<PortfolioLinkRow>): Promise<PortfolioLinkRow> {
  const [row] = await db.update(portfolioLinks).set(changes).where(eq(portfolioLinks.id, id)).returning()
  return row!
}

/** Once a day at most, so that most visits write nothing. */
export async function recordVisit(db: Db, id: number, today: string): Promise<void> {
  await db
    .update(portfolioLinks)
    .set({ lastOpenedOn: today, daysOpened: sql`${portfolioLinks.daysOpened} + 1` })
    .where(and(eq(portfolioLinks.id, id), sql`${portfolioLinks.lastOpenedOn} is distinct from ${today}`))
}

/** Ended links that no credential refers to any more, as credentials end with their link. */
export async function deleteLinksExpiredBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(portfolioLinks).where(lt(portfolioLinks.expiresAt, moment))
}

const isInList = (list: number) => {
  const [first, next] = positionsOf(list)
  return and(gte(portfolioLinks.statusPosition, first), lt(portfolioLinks.statusPosition, next))
}
const isRevokedIn = (list: number) => and(isInList(list), isNotNull(portfolioLinks.revokedAt))

async function versionOf(db: Db, list: number): Promise<ListVersion | null> {
  const [first] = await db
    .select({ createdAt: portfolioLinks.createdAt })
    .from(portfolioLinks)
    .where(isInList(list))
    .orderBy(asc(portfolioLinks.id))
    .limit(1)
  if (!first) return null
  const [row] = await db
    .select({ revoked: count(), changedAt: max(portfolioLinks.revokedAt) })
    .from(portfolioLinks)
    .where(isRevokedIn(list))
  return { revoked: row!.revoked, changedAt: row!.changedAt ?? first.createdAt }
}

async function revokedIn(db: Db, list: number): Promise<number[]> {
  const rows = await db
    .select({ position: portfolioLinks.statusPosition })
    .from(portfolioLinks)
    .where(isRevokedIn(list))
  return rows.map(({ position }) => position)
}

export const linkStatus: StatusSource = { versionOf, revokedIn }
