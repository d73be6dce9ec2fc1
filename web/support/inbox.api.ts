import { queryOptions } from '@tanstack/react-query'
import {
  assignSupportRequest,
  changeSupportTopic,
  getInboxRequest,
  listSupportInbox,
  noteInSupport,
  resolveSupportRequest,
} from '#contract/support/inbox.ts'
import type { SupportTopic } from '#contract/support/requests.ts'
import type { ConversationState } from '#contract/threads/conversations.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, shownAgain, useEndpointMutation } from '#web/kit/api/query.ts'
import { toQuery } from '#web/kit/desk/filter.ts'
import { supportKey } from './support.api.ts'

export type InboxFilter = {
  state: ConversationState
  topic: SupportTopic | ''
  assignee: '' | 'me' | 'unassigned'
  search: string
}

export const openRequests: InboxFilter = { state: 'open', topic: '', assignee: '', search: '' }

export const inbox = ({ state, ...filter }: InboxFilter) =>
  pagedQuery(
    [...supportKey, 'inbox', state, filter],
    (after) => call(listSupportInbox, { query: { ...(state !== 'open' && { state }), ...toQuery(filter), after } }),
    { refetchInterval: 20_000, refetchOnWindowFocus: 'always', ...shownAgain },
  )

export const inboxRequest = (requestId: number) =>
  queryOptions({
    queryKey: [...supportKey, 'inbox', 'one', requestId],
    queryFn: () => call(getInboxRequest, { params: { requestId } }),
    // A colleague may answer it.
    refetchInterval: 60_000,
  })

export const useAssign = () => useEndpointMutation(supportKey, assignSupportRequest)

export const useNote = () => useEndpointMutation(supportKey, noteInSupport, inlineErrors)

export const useChangeTopic = () => useEndpointMutation(supportKey, changeSupportTopic)

export const useResolve = () => useEndpointMutation(supportKey, resolveSupportRequest)
