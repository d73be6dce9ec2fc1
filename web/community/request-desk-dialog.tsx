import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Flag, ThumbsUp } from 'lucide-react'
import type { DeskRequest } from '#contract/community/desk.ts'
import { AssigneeSelect } from '#web/identity/index.ts'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { dayAndTime } from '#web/kit/format.ts'
import { LongText } from '#web/kit/long-text.tsx'
import { QueryView } from '#web/kit/query-view.tsx'
import { SkeletonText } from '#web/kit/skeleton.tsx'
import { toast } from '#web/kit/toast.ts'
import { givenWords } from './bug-desk-dialog.tsx'
import { manyOf } from './desk-cells.tsx'
import { renewRequests, requestOnDesk, useAssignRequest } from './desk.api.ts'
import { RequestAnswerForm } from './request-answer-form.tsx'
import { RequestStateBadge } from './request-state.tsx'

type RequestDeskDialogProps = { requestId: number; onClose: () => void }

/** All there is to one request, and what becomes of it. */
export function RequestDeskDialog({ requestId, onClose }: RequestDeskDialogProps) {
  const query = useQuery(requestOnDesk(requestId))
  return (
    <Dialog
      open
      size="large"
      closeOnBackdrop={false}
      onClose={onClose}
      title={<span className="wrap-anywhere">{query.data?.title ?? 'Feature request'}</span>}
    >
      <QueryView query={query} skeleton={<SkeletonText lines={6} />}>
        {(request) =>
          request ? (
            <Whole request={request} onClose={onClose} />
          ) : (
            <p className="text-soft">This request is not here any more.</p>
          )
        }
      </QueryView>
    </Dialog>
  )
}

function Whole({ request, onClose }: { request: DeskRequest; onClose: () => void }) {
  const queries = useQueryClient()
  const done = () => {
    void renewRequests(queries)
    onClose()
  }
  return (
    <div className="grid min-w-0 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="type-small min-w-0 text-soft">
          <p className="mb-1.5 flex flex-wrap items-center gap-3">
            <RequestStateBadge state={request.state} />
            <span className="inline-flex items-center gap-1">
              <ThumbsUp aria-hidden="true" className="size-4" />
              {manyOf(request.votes, 'vote')}
            </span>
            <span className="inline-flex items-center gap-1">
              <Flag aria-hidden="true" className="size-4" />
              {request.priority} priority
            </span>
          </p>
          <p className="wrap-anywhere">
            Asked by <b className="font-semibold text-ink">{request.reporter}</b>, {dayAndTime(request.createdAt)}
          </p>
        </div>
        <Assignee request={request} />
      </div>
      <LongText text={request.description} className="wrap-anywhere" />
      <RequestAnswerForm request={request} onDone={done} />
    </div>
  )
}

function Assignee({ request: { requestId, assignee } }: { request: DeskRequest }) {
  const assign = useAssignRequest(requestId)
  return (
    <Field label="Looked after by" className="w-full sm:w-64">
      <AssigneeSelect
        assignee={assignee}
        access="mentor"
        disabled={assign.isPending}
        onAssign={(to) => assign.mutate(to, { onSuccess: () => toast(givenWords(to)) })}
      />
    </Field>
  )
}
