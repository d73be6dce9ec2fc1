import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Flag, ThumbsUp } from 'lucide-react'
import type { DeskRequest } from '#contract/community/desk.ts'
import { LongText } from '#web/kit/layout/long-text.tsx'
import { manyOf } from '../desk/desk-cells.tsx'
import { DeskDialog, DeskHead } from '../desk/desk-dialog.tsx'
import { renewRequests, requestOnDesk, useAssignRequest } from '../desk/api.ts'
import { RequestAnswerForm } from './request-answer-form.tsx'
import { RequestStateBadge } from './request-state.tsx'

type RequestDeskDialogProps = { requestId: number; onClose: () => void }

export function RequestDeskDialog({ requestId, onClose }: RequestDeskDialogProps) {
  return (
    <DeskDialog query={useQuery(requestOnDesk(requestId))} thing="request" onClose={onClose}>
      {(request) => <Whole request={request} onClose={onClose} />}
    </DeskDialog>
  )
}

function Whole({ request, onClose }: { request: DeskRequest; onClose: () => void }) {
  const queries = useQueryClient()
  const assign = useAssignRequest(request.requestId)
  const done = () => {
    void renewRequests(queries)
    onClose()
  }
  return (
    <>
      <DeskHead row={request} state={<Stand request={request} />} by="Asked by" assign={assign} />
      <LongText text={request.description} className="wrap-anywhere" />
      <RequestAnswerForm request={request} onDone={done} />
    </>
  )
}

function Stand({ request: { state, votes, priority } }: { request: DeskRequest }) {
  return (
    <>
      <RequestStateBadge state={state} />
      <span className="inline-flex items-center gap-1">
        <ThumbsUp aria-hidden="true" className="size-4" />
        {manyOf(votes, 'vote')}
      </span>
      <span className="inline-flex items-center gap-1">
        <Flag aria-hidden="true" className="size-4" />
        {priority} priority
      </span>
    </>
  )
}
