import { endpoint } from '../kit/endpoint.ts'
import { Instant } from '../kit/fields.ts'
import { LinkDays, linkStates } from '../kit/shared-links.ts'
import { z } from '../kit/zod.ts'
import { ProvenWork } from './view.ts'

export const PortfolioLink = z.object({
  state: z.enum(linkStates),
  /** Null unless it is active. */
  url: z.string().nullable(),
  createdAt: Instant,
  expiresAt: Instant,
  revokedAt: Instant.nullable(),
  lastOpenedOn: z.iso.date().nullable(),
  /** On how many days it was opened. */
  daysOpened: z.number(),
})
export type PortfolioLink = z.infer<typeof PortfolioLink>

export const getPortfolioSources = endpoint('GET /v1/user/portfolio/sources', {
  summary: 'My approved steps and projects, valid certificates and attended sessions, newest first; and my link',
  access: 'learner',
  reply: z.object({ work: z.array(ProvenWork), link: PortfolioLink.nullable() }),
})

export const setPortfolioLink = endpoint('PUT /v1/user/portfolio/link', {
  summary: 'Create the link to my portfolio, or let it work for so many days from now',
  access: 'learner',
  limit: { times: 50, seconds: 86_400 },
  body: z.strictObject({ days: LinkDays }),
  reply: PortfolioLink,
})

export const revokePortfolioLink = endpoint('POST /v1/user/portfolio/link/revoke', {
  summary: 'Revoke the link to my portfolio at once; without one, nothing changes',
  access: 'learner',
  reply: PortfolioLink.nullable(),
})
