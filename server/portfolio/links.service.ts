import type { LinkDays } from '#contract/kit/shared-links.ts'
import type { PortfolioLink } from '#contract/portfolio/links.ts'
import { lockPerson } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { conflict } from '#server/kit/errors.ts'
import { expiryAfter, stateOf } from '#server/kit/shared-links.ts'
import { linkUrl } from './links.ts'
import { insertLink, linkOf, updateLink } from './links.store.ts'
import { portfolioOf } from './store.ts'
import type { PortfolioLinkRow } from './tables.ts'
import { workOf } from './work.service.ts'

export function toLink(row: PortfolioLinkRow, tools: Tools): PortfolioLink {
  const state = stateOf(row, tools.clock())
  return {
    state,
    url: state === 'active' ? linkUrl(tools, row.id) : null,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    revokedAt: row.revokedAt && row.revokedAt.toISOString(),
    lastOpenedOn: row.lastOpenedOn,
    daysOpened: row.daysOpened,
  }
}

/** Whether a link opens it now. */
export async function isPortfolioShared(db: Db, { clock }: Pick<Tools, 'clock'>, personId: number): Promise<boolean> {
  const link = await linkOf(db, personId)
  return link !== null && stateOf(link, clock()) === 'active'
}

/** What the page needs besides the portfolio. */
export async function sources(db: Db, tools: Tools, personId: number) {
  const [work, link] = await Promise.all([workOf(db, [personId]), linkOf(db, personId)])
  return { work: work.get(personId) ?? [], link: link && toLink(link, tools) }
}

/** Extends the link, also after it has expired; a revoked one is replaced. Also without access: the work stays theirs. */
export function setLink(db: Db, tools: Tools, personId: number, days: LinkDays): Promise<PortfolioLink> {
  const now = tools.clock()
  const expiresAt = expiryAfter(days, now)
  return db.transaction(async (db) => {
    // Of two links at once the second extends the first.
    await lockPerson(db, personId)
    const stored = await portfolioOf(db, personId)
    if (!stored || stored.portfolio.items.length === 0)
      throw conflict('Your portfolio is empty. Add something to it first.')
    const last = await linkOf(db, personId)
    const isOver = !last || last.revokedAt !== null
    const link = isOver
      ? await insertLink(db, { personId, createdAt: now, expiresAt })
      : await updateLink(db, last.id, { expiresAt })
    return toLink(link, tools)
  })
}

/** The next request with this link fails, and its credentials count as revoked. */
export function revokeLink(db: Db, tools: Tools, personId: number): Promise<PortfolioLink | null> {
  return db.transaction(async (db) => {
    await lockPerson(db, personId)
    const last = await linkOf(db, personId)
    if (!last || last.revokedAt) return last && toLink(last, tools)
    return toLink(await updateLink(db, last.id, { revokedAt: tools.clock() }), tools)
  })
}
