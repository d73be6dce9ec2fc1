import type { Portfolio, PortfolioItem, StoredPortfolio } from '#contract/portfolio/portfolio.ts'
import { isProven, isProvenKind } from '#contract/portfolio/view.ts'
import type { Db } from '#server/kit/db/db.ts'
import { asc, eq, inArray } from '#server/kit/db/orm.ts'
import { putVersion } from '#server/kit/db/put-version.ts'
import { portfolioItems, type PortfolioItemRow, portfolios } from './tables.ts'

const toItem = ({ kind, workId, note, showsWords, showsWork, title, period, link }: PortfolioItemRow): PortfolioItem =>
  isProvenKind(kind)
    ? { kind, workId: workId!, note, showsWords, showsWork }
    : { kind, title: title!, period: period!, link: link!, note }

export type Found = StoredPortfolio & { savedAt: string }

/** Those of these people who have one, in two queries. */
export async function portfoliosOf(db: Db, personIds: number[]): Promise<Map<number, Found>> {
  const rows = await db.select().from(portfolios).where(inArray(portfolios.personId, personIds))
  const items = await db
    .select()
    .from(portfolioItems)
    .where(inArray(portfolioItems.personId, personIds))
    .orderBy(asc(portfolioItems.position))
  const byPerson = Map.groupBy(items, ({ personId }) => personId)
  return new Map(
    rows.map(({ personId, version, savedAt, ...about }) => {
      const own = byPerson.get(personId) ?? []
      const { shownName, headline, summary } = about
      const portfolio = { shownName, headline, summary, items: own.map(toItem) }
      return [personId, { portfolio, version, savedAt: savedAt.toISOString() }]
    }),
  )
}

export const portfolioOf = async (db: Db, personId: number): Promise<Found | null> =>
  (await portfoliosOf(db, [personId])).get(personId) ?? null

const proven = { title: null, period: null, link: null }
const declared = { workId: null, showsWords: false, showsWork: false }

/** Returns the new version, or null if the stored one is not `version`. */
export async function putPortfolio(
  db: Db,
  personId: number,
  version: number,
  { items, ...about }: Portfolio,
  savedAt: Date,
): Promise<number | null> {
  const row = { personId, ...about, savedAt }
  const saved = await putVersion(db, portfolios, eq(portfolios.personId, personId), version, row)
  if (saved === null) return null
  await db.delete(portfolioItems).where(eq(portfolioItems.personId, personId))
  const rows = items.map((item, position) => ({
    personId,
    position,
    ...(isProven(item) ? { ...item, ...proven } : { ...item, ...declared }),
  }))
  if (rows.length > 0) await db.insert(portfolioItems).values(rows)
  return saved
}
