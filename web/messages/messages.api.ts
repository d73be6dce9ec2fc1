import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from '#contract/kit/zod.ts'
import { listBatches } from '#contract/learning/batches.ts'
import {
  cancelMessage,
  countRecipients,
  createMessage,
  deleteMessage,
  type DeliveryFilter,
  getMessage,
  listMessageDeliveries,
  listMessages,
  listMessagesOf,
  type MessageState,
  previewRecipients,
  sendMessage,
  sendTestMessage,
} from '#contract/messages/messages.ts'
import { getMyMessage, readMyMessage } from '#contract/messages/my-messages.ts'
import type { Segment } from '#contract/messages/segments.ts'
import { listSessionDesk } from '#contract/mentoring/session-desk.ts'
import { call } from '#web/kit/api/api.ts'
import {
  inlineErrors,
  pagedQuery,
  shownAgain,
  useInvalidatingMutation,
  endpointQuery,
  useEndpointMutation,
} from '#web/kit/api/query.ts'
import { toQuery } from '#web/kit/desk/filter.ts'
import type { PeopleSearch } from './find-people.ts'

export const messagesKey = ['messages']

export type MessagesFilter = { state: MessageState | ''; search: string }

const progressMs = 2000

export const messageList = (filter: MessagesFilter) =>
  pagedQuery(
    [...messagesKey, 'list', filter],
    (after) => call(listMessages, { query: { ...toQuery(filter), after } }),
    { refetchInterval: 20_000, ...shownAgain },
  )

const isMoving = (state: MessageState | undefined) => state === 'sending' || state === 'scheduled'

export const message = (messageId: number) =>
  queryOptions({
    queryKey: [...messagesKey, 'one', messageId],
    queryFn: () => call(getMessage, { params: { messageId } }),
    refetchInterval: ({ state: { data } }) => (isMoving(data?.state) ? progressMs : false),
  })

export type DeliveriesFilter = { state: z.infer<typeof DeliveryFilter> | ''; search: string }

export const deliveries = (messageId: number, filter: DeliveriesFilter) =>
  pagedQuery([...messagesKey, 'deliveries', messageId, filter], (after) =>
    call(listMessageDeliveries, { params: { messageId }, query: { ...toQuery(filter), after, size: 50 } }),
  )

/** The newest messages that a person got. */
export const messagesTo = (userId: number) =>
  endpointQuery([...messagesKey, 'to', userId], listMessagesOf, { params: { userId }, query: { size: 50 } })

export const reach = (segment: Segment | null) =>
  queryOptions({
    queryKey: [...messagesKey, 'reach', segment],
    queryFn: () => call(countRecipients, { body: { segment: segment! } }),
    enabled: segment !== null,
    retry: false,
    staleTime: 30_000,
  })

/** The people who would get it now, with what its fields say to each. */
export const previewedPeople = (segment: Segment | null) =>
  infiniteQueryOptions({
    queryKey: [...messagesKey, 'preview', segment],
    queryFn: ({ pageParam: after }) => call(previewRecipients, { body: { segment: segment!, after } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: segment !== null,
    retry: false,
    staleTime: 30_000,
  })

/** People by name, email or phone number. */
export const foundPeople = (find: PeopleSearch, search: string) =>
  queryOptions({
    queryKey: [...messagesKey, 'people', search],
    queryFn: () => find(search),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })

/** What the recipients can be chosen from. */
export const runningBatches = endpointQuery([...messagesKey, 'batches'], listBatches, { query: { size: 100 } })

export const recentSessions = queryOptions({
  queryKey: [...messagesKey, 'sessions'],
  queryFn: async () => {
    const [upcoming, past] = await Promise.all(
      (['upcoming', 'past'] as const).map((tab) => call(listSessionDesk, { query: { tab, size: 50 } })),
    )
    return [...upcoming!.items, ...past!.items]
  },
})

export const useCreateMessage = () => useEndpointMutation(messagesKey, createMessage, inlineErrors)

export const useSendTest = () => useEndpointMutation([...messagesKey, 'none'], sendTestMessage, inlineErrors)

export const useSendMessage = () => useEndpointMutation(messagesKey, sendMessage, inlineErrors)

export const useCancelMessage = () => useEndpointMutation(messagesKey, cancelMessage)

export const useDeleteMessage = () => useEndpointMutation([...messagesKey, 'list'], deleteMessage)

export const myMessage = (messageId: number) =>
  endpointQuery([...messagesKey, 'mine', messageId], getMyMessage, { params: { messageId } })

export const useReadMyMessage = () =>
  useInvalidatingMutation(['notifications'], (messageId: number) => call(readMyMessage, { params: { messageId } }))
