import { assignRequest, type DeskRequest, listRequestDesk, setRequestStates } from '#contract/community/desk.ts'
import type { RequestState } from '#contract/community/feature-requests.ts'
import { call } from '#web/kit/api/api.ts'
import { Field, Select } from '#web/kit/forms/field.tsx'
import { count, plural } from '#web/kit/format.ts'
import { Flag } from '#web/kit/icons.tsx'
import { ThumbsUp } from '#web/kit/staff-icons.tsx'
import { LongText } from '#web/kit/markdown/long-text.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { CommunityDesk } from '../desk/community-desk.tsx'
import { deskOf } from '../desk/desk-source.ts'
import { requestsKey } from './api.ts'
import { RequestAnswerForm } from './request-card.tsx'
import { RequestStateBadge, requestStateLabels } from './request-state.tsx'

export const requestDesk = deskOf<DeskRequest, RequestState>({
  noun: 'request',
  queryKey: requestsKey,
  states: requestStateLabels,
  load: (query) => call(listRequestDesk, { query }),
  assign: (requestId, assigneeId) => call(assignRequest, { params: { requestId }, body: { assigneeId } }),
  setStates: (requestIds, state) => call(setRequestStates, { body: { requestIds, state } }),
})

export function RequestDesk() {
  return (
    <CommunityDesk
      desk={requestDesk}
      caption="Feature requests"
      header="Request"
      idOf={({ requestId }) => requestId}
      consequence="We’ll notify the authors. Answers don’t change. You can’t decline a request that has no answer yet."
      columns={[
        { key: 'state', header: 'Status', cell: ({ state }) => <RequestStateBadge state={state} /> },
        { key: 'votes', header: 'Votes', numeric: true, cell: ({ votes }) => count(votes) },
        { key: 'priority', header: 'Priority', cell: ({ priority }) => priority },
      ]}
      empty={<EmptyState title="No feature requests">Features that learners request show up here.</EmptyState>}
      filters={({ order }, change) => (
        <Field label="Order" className="max-sm:col-span-2">
          <Select value={order} onChange={({ target }) => change({ order: target.value as '' | 'votes' })}>
            <option value="">Newest</option>
            <option value="votes">Most votes</option>
          </Select>
        </Field>
      )}
      badges={({ state, votes, priority }) => (
        <>
          <RequestStateBadge state={state} />
          <span className="inline-flex items-center gap-1">
            <ThumbsUp aria-hidden="true" className="size-4" />
            {plural(votes, 'vote')}
          </span>
          <span className="inline-flex items-center gap-1">
            <Flag aria-hidden="true" className="size-4" />
            {priority} priority
          </span>
        </>
      )}
      details={(request, { onClose }) => (
        <>
          <LongText text={request.description} isMarkdown className="wrap-anywhere" />
          <RequestAnswerForm request={request} onDone={onClose} />
        </>
      )}
    />
  )
}
