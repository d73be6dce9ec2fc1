import {
  changeSponsorLink,
  createSponsorLink,
  listSponsorLinks,
  previewSponsorView,
  removeSponsorFollower,
  revokeSponsorLink,
} from '#contract/sponsors/links.ts'
import { inlineErrors, endpointQuery, useEndpointMutation } from '#web/kit/api/query.ts'

const sponsorsKey = ['sponsors']

export const sponsorLinks = endpointQuery([...sponsorsKey, 'links'], listSponsorLinks)

/** What a sponsor would see if everything were shared. */
export const sponsorPreview = endpointQuery([...sponsorsKey, 'preview'], previewSponsorView)

export const useCreateLink = () => useEndpointMutation(sponsorsKey, createSponsorLink, inlineErrors)

export const useChangeLink = () => useEndpointMutation(sponsorsKey, changeSponsorLink, inlineErrors)

export const useRevokeLink = () => useEndpointMutation(sponsorsKey, revokeSponsorLink, inlineErrors)

export const useRemoveFollower = () => useEndpointMutation(sponsorsKey, removeSponsorFollower, inlineErrors)
