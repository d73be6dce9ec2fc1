import {
  changeSponsorLink,
  createSponsorLink,
  type LinkChange,
  listSponsorLinks,
  type NewLink,
  previewSponsorView,
  removeSponsorFollower,
  revokeSponsorLink,
} from '#contract/sponsors/links.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, useInvalidatingMutation, endpointQuery, useEndpointMutation } from '#web/kit/api/query.ts'

const sponsorsKey = ['sponsors']

export const sponsorLinks = endpointQuery([...sponsorsKey, 'links'], listSponsorLinks)

/** What a sponsor would see if everything were shared. */
export const sponsorPreview = endpointQuery([...sponsorsKey, 'preview'], previewSponsorView)

type Creating = { draft: NewLink; idempotencyKey: string }

export const useCreateLink = () =>
  useInvalidatingMutation(
    sponsorsKey,
    ({ draft, idempotencyKey }: Creating) => call(createSponsorLink, { body: draft, idempotencyKey }),
    inlineErrors,
  )

export const useChangeLink = (linkId: number) =>
  useInvalidatingMutation(
    sponsorsKey,
    (body: LinkChange) => call(changeSponsorLink, { params: { linkId }, body }),
    inlineErrors,
  )

export const useRevokeLink = () => useEndpointMutation(sponsorsKey, revokeSponsorLink, inlineErrors)

export const useRemoveFollower = () => useEndpointMutation(sponsorsKey, removeSponsorFollower, inlineErrors)
