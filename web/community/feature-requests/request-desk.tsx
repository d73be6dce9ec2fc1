import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { DeskRequest } from '#contract/community/desk.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { Field } from '#web/kit/forms/field.tsx'
import { Select } from '#web/kit/forms/select.tsx'
import { count, plural } from '#web/kit/format.ts'
import { Flag, ThumbsUp } from '#web/kit/icons.tsx'
import { LongText } from '#web/kit/markdown/long-text.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { deskRequest, deskRequests, useAssignRequest, useSetRequestStates } from '../desk/api.ts'
import { commonColumns, titleColumn } from '../desk/columns.tsx'
import { CommunityDesk } from '../desk/community-desk.tsx'
import { DeskDialog, DeskHead } from '../desk/desk-dialog.tsx'
import { requestDeskUrl } from '../desk/filter.ts'
import { RequestAnswerForm } from './request-card.tsx'
import { RequestStateBadge, requestStateLabels } from './request-state.tsx'

export function RequestDesk() {
  const { choice: filter, change } = useUrlState(requestDeskUrl)
  const query = useInfiniteQuery(deskRequests(filter))
  const { mutateAsync } = useSetRequestStates()
  return (
    <>
      <CommunityDesk
        list="requests"
        caption="Feature requests"
        noun="request"
        query={query}
        filter={filter}
        onChange={change}
        idOf={({ requestId }) => requestId}
        states={requestStateLabels}
        consequence="We’ll notify the authors. Answers don’t change. You can’t decline a request that has no answer yet."
        onMove={async (requestIds, state) => (await mutateAsync({ requestIds, state })).changed}
        columns={[
          titleColumn<DeskRequest>('Request', ({ requestId }) => change({ request: String(requestId) })),
          { key: 'state', header: 'Status', cell: ({ state }) => <RequestStateBadge state={state} /> },
          { key: 'votes', header: 'Votes', numeric: true, cell: ({ votes }) => count(votes) },
          { key: 'priority', header: 'Priority', cell: ({ priority }) => priority },
          ...commonColumns<DeskRequest>(),
        ]}
        empty={<EmptyState title="No feature requests">Features that learners request show up here.</EmptyState>}
      >
        <Field label="Order" className="max-sm:col-span-2">
          <Select value={filter.order} onChange={({ target }) => change({ order: target.value as '' | 'votes' })}>
            <option value="">Newest</option>
            <option value="votes">Most votes</option>
          </Select>
        </Field>
      </CommunityDesk>
      {filter.request && (
        <RequestDialog
          key={filter.request}
          requestId={Number(filter.request)}
          onClose={() => change({ request: '' })}
        />
      )}
    </>
  )
}

function RequestDialog({ requestId, onClose }: { requestId: number; onClose: () => void }) {
  const assign = useAssignRequest(requestId)
  return (
    <DeskDialog query={useQuery(deskRequest(requestId))} noun="request" onClose={onClose}>
      {(request) => (
        <>
          <DeskHead item={request} badges={<Badges request={request} />} assign={assign} />
          <LongText text={request.description} isMarkdown className="wrap-anywhere" />
          <RequestAnswerForm request={request} onDone={onClose} />
        </>
      )}
    </DeskDialog>
  )
}

function Badges({ request: { state, votes, priority } }: { request: DeskRequest }) {
  return (
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
  )
}
