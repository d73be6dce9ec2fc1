import type { Portfolio, StoredPortfolio } from '#contract/portfolio/portfolio.ts'
import { type PortfolioView, toPortfolioView } from '#contract/portfolio/view.ts'
import { lockPerson, personById } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { conflict } from '#server/kit/errors.ts'
import { truncate } from '#server/kit/truncate.ts'
import { assertOwnWork, hasNew } from './rules.ts'
import { portfolioOf, putPortfolio } from './store.ts'
import { workOf } from './work.service.ts'

/** Before the first save it has only the first name. */
export async function currentPortfolio(db: Db, personId: number): Promise<StoredPortfolio> {
  const stored = await portfolioOf(db, personId)
  if (stored) return stored
  const { firstName } = (await personById(db, personId))!
  return {
    portfolio: { shownName: truncate(firstName.trim(), 60), headline: '', summary: '', items: [] },
    version: 0,
    savedAt: null,
  }
}

type Draft = { portfolio: Portfolio; version: number }

/** Rejects a save based on an old version, so that two tabs do not overwrite each other. */
export function save(db: Db, { clock }: Tools, personId: number, { portfolio, version }: Draft) {
  const savedAt = clock()
  return db.transaction(async (db) => {
    // Two saves at once would mix their items.
    await lockPerson(db, personId)
    const stored = await portfolioOf(db, personId)
    if ((stored?.version ?? 0) !== version) throw changedElsewhere(stored)
    const items = stored?.portfolio.items ?? []
    const isLookedUp = hasNew(portfolio.items, items)
    const work = isLookedUp ? await workOf(db, [personId]) : null
    assertOwnWork(portfolio.items, items, work?.get(personId) ?? [])
    const saved = await putPortfolio(db, personId, version, portfolio, savedAt)
    return { version: saved!, savedAt: savedAt.toISOString() }
  })
}

const changedElsewhere = (newer: StoredPortfolio | null) =>
  conflict('Your portfolio was changed in another tab or device.', {
    version: String(newer?.version ?? 0),
    ...(newer?.savedAt && { savedAt: newer.savedAt }),
  })

/** What others see, read now from where the work is approved. Null if they haven't saved one. */
export async function portfolioView(db: Db, personId: number): Promise<PortfolioView | null> {
  const [stored, work] = await Promise.all([portfolioOf(db, personId), workOf(db, [personId])])
  return stored && toPortfolioView(stored.portfolio, work.get(personId) ?? [])
}
