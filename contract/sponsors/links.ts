import { endpoint } from '../kit/endpoint.ts'
import { Id, Instant, line, personName } from '../kit/fields.ts'
import { LinkDays, linkStates } from '../kit/shared-links.ts'
import { z } from '../kit/zod.ts'
import { SponsorView } from './view.ts'

/** Of one learner at the same time. */
export const maxActiveLinks = 5

/** Each can be shared or not. */
export const sharedParts = ['progress', 'attendance', 'certificates'] as const
export const SharedPart = z.enum(sharedParts)
export type SharedPart = z.infer<typeof SharedPart>

const shape = {
  /** Only the learner sees it. */
  label: line('a name for this link', 60),
  /** How the sponsor's page calls the learner. */
  shownName: personName('the name to show', 60),
  shows: z.array(SharedPart).min(1, 'Choose at least one part').max(sharedParts.length),
}

export const NewLink = z.strictObject({ ...shape, days: LinkDays })
export type NewLink = z.infer<typeof NewLink>

/** Without `days` the link works as long as before; with it, that many days from now. */
export const LinkChange = z.strictObject({ ...shape, days: LinkDays.optional() })
export type LinkChange = z.infer<typeof LinkChange>

export const SponsorLink = z.object({
  linkId: z.number(),
  label: z.string(),
  shownName: z.string(),
  shows: z.array(SharedPart),
  state: z.enum(linkStates),
  /** Null unless it is active. */
  url: z.string().nullable(),
  createdAt: Instant,
  expiresAt: Instant,
  revokedAt: Instant.nullable(),
  lastOpenedOn: z.iso.date().nullable(),
  /** On how many days it was opened. */
  daysOpened: z.number(),
  /** People who get the weekly summary. */
  followers: z.array(z.object({ followerId: z.number(), email: z.string(), since: Instant })),
})
export type SponsorLink = z.infer<typeof SponsorLink>

const params = z.strictObject({ linkId: Id })

export const listSponsorLinks = endpoint('GET /v1/user/sponsor-links', {
  summary: 'My links for sponsors, active ones first, and those that ended in the last 30 days',
  access: 'learner',
  reply: z.array(SponsorLink),
})

export const previewSponsorView = endpoint('GET /v1/user/sponsor-links/preview', {
  summary: 'What a sponsor would see of me if I shared everything',
  access: 'learner',
  reply: SponsorView,
})

export const createSponsorLink = endpoint('POST /v1/user/sponsor-links', {
  summary: 'Create a link that shows my progress to a parent or employer',
  access: 'learner',
  idempotent: true,
  limit: { times: 20, seconds: 86_400 },
  body: NewLink,
  reply: SponsorLink,
})

export const changeSponsorLink = endpoint('PUT /v1/user/sponsor-links/:linkId', {
  summary: 'Change what a link shows and how long it works; an expired one works again',
  access: 'learner',
  params,
  body: LinkChange,
  reply: SponsorLink,
})

export const revokeSponsorLink = endpoint('POST /v1/user/sponsor-links/:linkId/revoke', {
  summary: 'Revoke a link at once; revoking again changes nothing',
  access: 'learner',
  params,
  reply: SponsorLink,
})

export const removeSponsorFollower = endpoint('DELETE /v1/user/sponsor-links/:linkId/followers/:followerId', {
  summary: 'Stop the weekly summary to somebody and forget their address',
  access: 'learner',
  params: z.strictObject({ linkId: Id, followerId: Id }),
  reply: SponsorLink,
})

export const revokeSponsorLinksOf = endpoint('POST /v1/users/:userId/sponsor-links/revoke', {
  summary: 'Revoke all links of a learner who asked for it',
  access: 'people:act',
  params: z.strictObject({ userId: Id }),
  body: z.strictObject({ reason: line('a reason', 300) }),
  reply: z.object({ revoked: z.number() }),
})
