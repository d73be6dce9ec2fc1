import type { SponsorPage } from '#contract/sponsors/page.ts'
import { maxFollowers } from '#contract/sponsors/page.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { AppError } from '#server/kit/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import { countConfirmed } from './followers.store.ts'
import { linkOfToken } from './links.ts'
import { isPreview } from './rules.ts'
import { activeLink, recordVisit } from './store.ts'
import type { SponsorLinkRow } from './tables.ts'
import { sponsorView } from './view.service.ts'

/** The same for wrong, expired and revoked links, so that it reveals nothing about anybody. */
export const linkEnded = () =>
  new AppError('not_found', 'This link doesn’t work any more. Ask the person who sent it for a new one.')

export function linkIdOf(tools: Tools, token: string): number {
  const linkId = linkOfToken(tools, token)
  if (linkId === null) throw linkEnded()
  return linkId
}

async function openLink(db: Db, tools: Tools, token: string): Promise<SponsorLinkRow> {
  const link = await activeLink(db, linkIdOf(tools, token), tools.clock())
  if (!link) throw linkEnded()
  return link
}

type Visit = { token: string; userAgent: string | undefined }

export async function openPage(db: Db, tools: Tools, { token, userAgent }: Visit): Promise<SponsorPage> {
  const now = tools.clock()
  const link = await openLink(db, tools, token)
  const [view, followers] = await Promise.all([sponsorView(db, link, now), countConfirmed(db, link.id)])
  const today = indiaDate(now)
  if (link.lastOpenedOn !== today && !isPreview(userAgent)) await recordVisit(db, link.id, today)
  const { shownName, expiresAt } = link
  return { shownName, expiresAt: expiresAt.toISOString(), view, acceptsFollowers: followers < maxFollowers }
}
