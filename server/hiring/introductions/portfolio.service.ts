import type { PortfolioView } from '#contract/portfolio/view.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import { isPortfolioShared, portfolioView } from '#server/portfolio/index.ts'
import { recordView } from '../candidates/pool.store.ts'
import type { Member } from './parties.ts'
import { introductionOfCompany, isOpen } from './store.ts'

type Introduced = { personId: number; view: PortfolioView }

/** Not by its address, which a company could keep or pass on: what the learner takes back is gone here at once. */
export async function introducedPortfolio(
  db: Db,
  tools: Tools,
  { company, actorId }: Member,
  introductionId: number,
): Promise<Introduced> {
  const found = await introductionOfCompany(db, company.id, introductionId)
  if (!found || !isOpen(found)) throw notFound('This introduction')
  const { personId, candidateId } = found.introduction
  const view = (await isPortfolioShared(db, tools, personId)) ? await portfolioView(db, personId) : null
  if (!view) throw notFound('This portfolio')
  const day = indiaDate(tools.clock())
  await recordView(db, { companyId: company.id, viewerId: actorId, candidateId, what: 'portfolio', day })
  return { personId, view }
}
