import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Verdict } from '#contract/learning/reviews.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { useNow } from '#web/kit/duration.ts'
import { Undo2, X } from '#web/kit/icons.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { restoreDraft } from './drafts.ts'
import { formatTimeLeft } from './review-time.ts'
import { useUndoVerdict } from './reviews.api.ts'

type LastVerdict = {
  solutionId: number
  verdict: Verdict
  learner: string
  attempt: number
  step: string
  undoUntil: string
  isCertified: boolean
}

// In the query cache, because the bar must survive the navigation to the next attempt.
const lastVerdict = queryOptions({
  queryKey: ['learning', 'last-verdict'],
  queryFn: (): LastVerdict | null => null,
  enabled: false,
  staleTime: Infinity,
  gcTime: Infinity,
})

export function useLastVerdict() {
  const queries = useQueryClient()
  const remember = (verdict: LastVerdict | null) => void queries.setQueryData(lastVerdict.queryKey, verdict)
  return { last: useQuery(lastVerdict).data ?? null, remember }
}

export function useUndo() {
  const undoVerdict = useUndoVerdict()
  const navigate = useNavigate()
  const { last, remember } = useLastVerdict()
  const undo = async (solutionId: number) => {
    // An error is shown as a toast.
    const undone = await undoVerdict.mutateAsync({ params: { solutionId } }).catch(() => null)
    if (last?.solutionId === solutionId) remember(null)
    if (!undone) return
    restoreDraft(solutionId, undone.feedback)
    toast('Verdict undone. The attempt is back in the queue.')
    void navigate(`/admin/reviews/${solutionId}`)
  }
  return { undo: (solutionId: number) => void undo(solutionId), isBusy: undoVerdict.isPending }
}

const verdictLabels: Record<Verdict, string> = { approved: 'Approved', rejected: 'Rejected' }

export function UndoBar() {
  const { last, remember } = useLastVerdict()
  const now = useNow(1000)
  const { undo, isBusy } = useUndo()
  const left = last && formatTimeLeft(new Date(last.undoUntil).getTime() - now)
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may hold only phrases
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-20 flex justify-center p-4 md:left-56 xl:right-96"
    >
      {last && left && (
        <div className="deep pointer-events-auto flex max-w-full animate-arrive flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-4 py-2 md:flex-nowrap shadow-low">
          <p className="min-w-0">
            <b className="font-semibold">{verdictLabels[last.verdict]}:</b> {last.step} ({last.learner}, attempt{' '}
            {last.attempt}).{last.isCertified && ' Course completed: we issued the certificate.'}
          </p>
          <Button size="small" busy={isBusy} onClick={() => undo(last.solutionId)}>
            <Undo2 aria-hidden="true" className="size-4" />
            Undo
          </Button>
          {/* Hidden from screen readers, which would read every second. */}
          <span aria-hidden="true" className="type-small whitespace-nowrap text-soft tabular-nums">
            {left}
          </span>
          <Button variant="quiet" size="small" aria-label="Close this message" onClick={() => remember(null)}>
            <X aria-hidden="true" className="size-4" />
          </Button>
        </div>
      )}
    </div>
  )
}
