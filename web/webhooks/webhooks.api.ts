import { queryOptions } from '@tanstack/react-query'
import type { Confirmation } from '#contract/identity/second-factor.ts'
import type { SentEvent } from '#contract/webhooks/events.ts'
import * as contract from '#contract/webhooks/webhooks.ts'
import { call } from '#web/kit/api/api.ts'
import {
  inlineErrors,
  pagedQuery,
  useInvalidatingMutation,
  endpointQuery,
  useEndpointMutation,
} from '#web/kit/api/query.ts'

const all = ['webhooks']

export const webhooks = endpointQuery([...all, 'list'], contract.listWebhooks)

export const webhook = (webhookId: number) =>
  queryOptions({
    queryKey: [...all, 'one', webhookId],
    queryFn: () => call(contract.getWebhook, { params: { webhookId } }),
    // Its condition changes with the next attempt.
    refetchInterval: ({ state: { data } }) => (data?.state === 'active' && data.pending > 0 ? 5000 : false),
  })

export type DeliveryFilter = { state: contract.DeliveryState | ''; type: SentEvent | '' }

export const deliveries = (webhookId: number, { state, type }: DeliveryFilter) =>
  pagedQuery([...all, 'deliveries', webhookId, state, type], (after) =>
    call(contract.listDeliveries, {
      params: { webhookId },
      query: { after, ...(state && { state }), ...(type && { type }) },
    }),
  )

export const delivery = (deliveryId: number) =>
  endpointQuery([...all, 'delivery', deliveryId], contract.getDelivery, { params: { deliveryId } })

type Draft = contract.WebhookDraft & Confirmation

/** Without an id, a new endpoint. */
export const useSaveWebhook = (webhookId: number | null) =>
  useInvalidatingMutation(
    all,
    (body: Draft) =>
      webhookId === null
        ? call(contract.addWebhook, { body })
        : call(contract.editWebhook, { params: { webhookId }, body }),
    inlineErrors,
  )

export const useSecret = (webhookId: number, action: 'show' | 'replace') =>
  useInvalidatingMutation(
    all,
    (body: Confirmation) =>
      call(action === 'show' ? contract.showWebhookSecret : contract.rotateWebhookSecret, {
        params: { webhookId },
        body,
      }),
    inlineErrors,
  )

export const useSetState = () => useEndpointMutation(all, contract.setWebhookState)

/** The page of the endpoint is left, so only the list loads again. */
export const useDeleteWebhook = () => useEndpointMutation(webhooks.queryKey, contract.deleteWebhook, inlineErrors)

export const useSendTest = () => useEndpointMutation(all, contract.sendTestWebhook)

export const useReplay = () => useEndpointMutation(all, contract.replayDelivery)

export const useReplayFailed = () => useEndpointMutation(all, contract.replayFailed, inlineErrors)
