import type { PersonalData } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, isNull } from '#server/kit/db/orm.ts'
import { portfolioItems, portfolioLinks, portfolios } from './tables.ts'

async function collect(db: Db, personId: number) {
  const [portfolio] = await db.select().from(portfolios).where(eq(portfolios.personId, personId))
  const items = await db
    .select()
    .from(portfolioItems)
    .where(eq(portfolioItems.personId, personId))
    .orderBy(asc(portfolioItems.position))
  const links = await db
    .select()
    .from(portfolioLinks)
    .where(eq(portfolioLinks.personId, personId))
    .orderBy(asc(portfolioLinks.id))
  if (!portfolio) return { portfolio: null, links: [] }
  const { personId: _personId, version: _version, ...about } = portfolio
  return {
    portfolio: { ...about, items: items.map(({ personId: _owner, ...item }) => item) },
    links: links.map(({ id: _id, personId: _owner, statusPosition: _position, ...link }) => link),
  }
}

/** The links stay revoked without their owner until they would have expired: credentials out there refer to them. */
async function erase(db: Db, personId: number): Promise<string[]> {
  const own = eq(portfolioLinks.personId, personId)
  await db
    .update(portfolioLinks)
    .set({ revokedAt: new Date() })
    .where(and(own, isNull(portfolioLinks.revokedAt)))
  await db.update(portfolioLinks).set({ personId: null }).where(own)
  await db.delete(portfolios).where(eq(portfolios.personId, personId))
  return []
}

export const portfolioData: PersonalData = {
  name: 'portfolio',
  about: 'your portfolio, and the links by which you share it',
  collect,
  erase,
  removes: ['your portfolio, and the link by which you share it'],
  retains: [],
  columns: {
    'portfolios.person_id': 'removed',
    'portfolio_items.person_id': 'removed',
    'portfolio_links.person_id': 'removed',
  },
}
