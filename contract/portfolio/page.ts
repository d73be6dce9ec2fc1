import { endpoint } from '../kit/endpoint.ts'
import { Instant } from '../kit/fields.ts'
import { linkPart, LinkToken } from '../kit/shared-links.ts'
import { z } from '../kit/zod.ts'
import { PortfolioView } from './view.ts'

/** What anyone with the link sees. */
export const SharedPortfolio = z.object({ view: PortfolioView, expiresAt: Instant })
export type SharedPortfolio = z.infer<typeof SharedPortfolio>

const limit = { times: 120, seconds: 60 }

export const getSharedPortfolio = endpoint('GET /v1/portfolios/:token', {
  summary: 'The portfolio that a learner shares by a link; the same answer for a wrong, expired and revoked link',
  access: 'public',
  limit,
  params: z.strictObject({ token: LinkToken }),
  reply: SharedPortfolio,
})

/** Of a step or a project, as in `workKey`. */
export const WorkKey = linkPart(/^(step|project)-\d{1,15}$/)

/** The submitted text and files of one item. */
export const SharedWork = z.object({
  shownName: z.string(),
  title: z.string(),
  contentHash: z.string(),
  text: z.string(),
  files: z.array(
    z.object({
      path: z.string(),
      bytes: z.number(),
      sha256: z.string(),
      /** Null if it isn't text, or too long to show. */
      text: z.string().nullable(),
    }),
  ),
})
export type SharedWork = z.infer<typeof SharedWork>

export const getSharedWork = endpoint('GET /v1/portfolios/:token/work/:key', {
  summary: 'The text and code of an item, if the learner shows them in their portfolio',
  access: 'public',
  limit,
  params: z.strictObject({
    token: LinkToken,
    key: WorkKey,
  }),
  reply: SharedWork,
})
