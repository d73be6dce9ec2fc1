import type { SharedPortfolio, SharedWork } from '#contract/portfolio/page.ts'
import { isProven, type PortfolioView, workKey } from '#contract/portfolio/view.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import { isPreview, linkEnded } from '#server/kit/shared-links.ts'
import { linkOfToken } from './links.ts'
import { activeLink, recordVisit } from './links.store.ts'
import { portfolioView } from './service.ts'
import { contentOf } from './work.service.ts'

/** What a link opens; null if it is wrong or has ended. */
export async function openLink(db: Db, tools: Tools, token: string) {
  const linkId = linkOfToken(tools, token)
  const link = linkId === null ? null : await activeLink(db, linkId, tools.clock())
  const view = link && (await portfolioView(db, link.personId!))
  return view && { link, view }
}

async function requireLink(db: Db, tools: Tools, token: string) {
  const opened = await openLink(db, tools, token)
  if (!opened) throw linkEnded()
  return opened
}

type Visit = { token: string; userAgent: string | undefined }

export async function openPage(db: Db, tools: Tools, { token, userAgent }: Visit): Promise<SharedPortfolio> {
  const { link, view } = await requireLink(db, tools, token)
  const today = indiaDate(tools.clock())
  if (link.lastOpenedOn !== today && !isPreview(userAgent)) await recordVisit(db, link.id, today)
  return { view, expiresAt: link.expiresAt.toISOString() }
}

/** The text and code of an item; not found unless the learner shows them. */
export async function openWork(
  db: Db,
  tools: Tools,
  { token, key }: { token: string; key: string },
): Promise<SharedWork> {
  const { link, view } = await requireLink(db, tools, token)
  return workShownIn(db, tools, { personId: link.personId!, view, key })
}

type Shown = { personId: number; view: PortfolioView; key: string }

/** Of a portfolio that its reader may see. */
export async function workShownIn(db: Db, tools: Tools, { personId, view, key }: Shown): Promise<SharedWork> {
  const item = view.items.filter(isProven).find((each) => workKey(each) === key && each.showsWork)
  const content = item && (await contentOf(db, tools, personId, item))
  if (!item || !content) throw notFound('This work')
  const { title, contentHash } = item
  return { shownName: view.shownName, title, contentHash: contentHash!, ...content }
}
