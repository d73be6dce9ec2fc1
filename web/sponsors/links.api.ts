import { queryOptions } from '@tanstack/react-query'
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
import { inlineErrors, useInvalidatingMutation } from '#web/kit/api/query.ts'

const sponsorsKey = ['sponsors']

export const sponsorLinks = queryOptions({
  queryKey: [...sponsorsKey, 'links'],
  queryFn: () => call(listSponsorLinks),
})

/** What a sponsor would see if everything were shared. */
export const sponsorPreview = queryOptions({
  queryKey: [...sponsorsKey, 'preview'],
  queryFn: () => call(previewSponsorView),
})

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

export const useRevokeLink = (linkId: number) =>
  useInvalidatingMutation(sponsorsKey, () => call(revokeSponsorLink, { params: { linkId } }), inlineErrors)

export const useRemoveFollower = (linkId: number) =>
  useInvalidatingMutation(
    sponsorsKey,
    (followerId: number) => call(removeSponsorFollower, { params: { linkId, followerId } }),
    inlineErrors,
  )
