import { queryOptions } from '@tanstack/react-query'
import type { Confirmation } from '#contract/identity/second-factor.ts'
import type { SentEvent } from '#contract/webhooks/events.ts'
import * as contract from '#contract/webhooks/webhooks.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, useInvalidatingMutation } from '#web/kit/api/query.ts'

const all = ['webhooks']

export const webhooks = queryOptions({ queryKey: [...all, 'list'], queryFn: () => call(contract.listWebhooks) })

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
  queryOptions({
    queryKey: [...all, 'delivery', deliveryId],
    queryFn: () => call(contract.getDelivery, { params: { deliveryId } }),
  })

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

export const useSetState = (webhookId: number) =>
  useInvalidatingMutation(all, (state: 'active' | 'paused') =>
    call(contract.setWebhookState, { params: { webhookId }, body: { state } }),
  )

/** The page of the endpoint is left, so only the list loads again. */
export const useDeleteWebhook = (webhookId: number) =>
  useInvalidatingMutation(
    webhooks.queryKey,
    () => call(contract.deleteWebhook, { params: { webhookId } }),
    inlineErrors,
  )

export const useSendTest = (webhookId: number) =>
  useInvalidatingMutation(all, () => call(contract.sendTestWebhook, { params: { webhookId } }))

export const useReplay = () =>
  useInvalidatingMutation(all, (deliveryId: number) => call(contract.replayDelivery, { params: { deliveryId } }))

export const useReplayFailed = (webhookId: number) =>
  useInvalidatingMutation(
    all,
    (since: string) => call(contract.replayFailed, { params: { webhookId }, body: { since } }),
    inlineErrors,
  )
