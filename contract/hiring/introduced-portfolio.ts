import { endpoint } from '../kit/endpoint.ts'
import { Id } from '../kit/fields.ts'
import { z } from '../kit/zod.ts'
import { SharedWork, WorkKey } from '../portfolio/page.ts'
import { PortfolioView } from '../portfolio/view.ts'

const params = z.strictObject({ introductionId: Id })

export const getIntroducedPortfolio = endpoint('GET /v1/company/introductions/:introductionId/portfolio', {
  summary: 'The portfolio of a candidate who accepted, while they share it by a link and the introduction hasn’t ended',
  access: 'company',
  params,
  reply: PortfolioView,
})

export const getIntroducedWork = endpoint('GET /v1/company/introductions/:introductionId/portfolio/:key', {
  summary: 'The text and code of an item of this portfolio, if the candidate shows them',
  access: 'company',
  params: params.extend({ key: WorkKey }),
  reply: SharedWork,
})
