import { Done, endpoint } from '../kit/endpoint.ts'
import { Email, Instant } from '../kit/fields.ts'
import { LinkToken } from '../kit/shared-links.ts'
import { z } from '../kit/zod.ts'
import { SponsorView } from './view.ts'

/** People who get the weekly summary of one link. */
export const maxFollowers = 3

const params = z.strictObject({ token: LinkToken })

/** What the owner of a link sees. */
export const SponsorPage = z.object({
  shownName: z.string(),
  expiresAt: Instant,
  view: SponsorView,
  acceptsFollowers: z.boolean(),
})
export type SponsorPage = z.infer<typeof SponsorPage>

export const getSponsorPage = endpoint('GET /v1/sponsor-pages/:token', {
  summary: 'The progress that a learner shares by a link; the same answer for a wrong, expired and revoked link',
  access: 'public',
  limit: { times: 120, seconds: 60 },
  params,
  reply: SponsorPage,
})

export const FollowDraft = z.strictObject({ email: Email })

export const followProgress = endpoint('POST /v1/sponsor-pages/:token/followers', {
  summary: 'Ask for the weekly summary; we email a link to confirm, and the answer is the same for every address',
  access: 'public',
  limit: { times: 10, seconds: 3600 },
  params,
  body: FollowDraft,
  reply: Done,
})

const Token = z.strictObject({ token: LinkToken })

export const confirmFollowing = endpoint('POST /v1/sponsor-followers/confirm', {
  summary: 'Confirm the weekly summary by the link in the email, once',
  access: 'public',
  limit: { times: 30, seconds: 900 },
  body: Token,
  reply: z.object({ shownName: z.string(), expiresAt: Instant }),
})

export const stopFollowing = endpoint('POST /v1/sponsor-followers/unsubscribe', {
  summary: 'Stop the weekly summary by the link in the email and forget the address; again changes nothing',
  access: 'public',
  limit: { times: 60, seconds: 900 },
  body: Token,
  reply: Done,
})
