import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Undo2, X } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { Verdict } from '#contract/learning/reviews.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { useNow } from '#web/kit/duration.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import { leftWords } from './review-times.ts'
import { useUndoVerdict } from './reviews.api.ts'

export type GivenVerdict = {
  solutionId: number
  verdict: Verdict
  learner: string
  attempt: number
  task: string
  undoUntil: string
  isCertified: boolean
}

// Kept beside the answers of the server: the next attempt is another page, and the bar must outlive the change.
const lastVerdict = queryOptions({
  queryKey: ['learning', 'last-verdict'],
  queryFn: (): GivenVerdict | null => null,
  enabled: false,
  staleTime: Infinity,
  gcTime: Infinity,
})

export function useLastVerdict() {
  const queries = useQueryClient()
  const remember = (given: GivenVerdict | null) => void queries.setQueryData(lastVerdict.queryKey, given)
  return { last: useQuery(lastVerdict).data ?? null, remember }
}

/** Takes a verdict back and opens the attempt, which waits again. */
export function useTakeBack() {
  const undo = useUndoVerdict()
  const navigate = useNavigate()
  const { last, remember } = useLastVerdict()
  const takeBack = async (solutionId: number) => {
    // A refusal is told by the toast of every button.
    const isDone = await undo.mutateAsync(solutionId).then(
      () => true,
      () => false,
    )
    if (last?.solutionId === solutionId) remember(null)
    if (!isDone) return
    toast('Taken back. The attempt waits again.')
    void navigate(`/admin/reviews/${solutionId}`)
  }
  return { takeBack: (solutionId: number) => void takeBack(solutionId), isBusy: undo.isPending }
}

const verdictWords: Record<Verdict, string> = { approved: 'Approved', rejected: 'Rejected' }

/** Says what the last verdict was, and offers for ten minutes to take it back. */
export function UndoBar() {
  const { last, remember } = useLastVerdict()
  const now = useNow(1000)
  const { takeBack, isBusy } = useTakeBack()
  const left = last && leftWords(new Date(last.undoUntil).getTime() - now)
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may hold only phrases
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-20 flex justify-center p-4 md:left-56 xl:right-96"
    >
      {last && left && (
        <div className="deep pointer-events-auto flex max-w-full animate-arrive flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-4 py-2 md:flex-nowrap shadow-low">
          <p className="min-w-0">
            <b className="font-semibold">{verdictWords[last.verdict]}:</b> {last.learner}, {last.task}, attempt{' '}
            {last.attempt}.{last.isCertified && ' The course is finished, and a certificate was issued.'}
          </p>
          <Button size="small" busy={isBusy} onClick={() => takeBack(last.solutionId)}>
            <Undo2 aria-hidden="true" className="size-4" />
            Undo
          </Button>
          {/* Read out with each second it would drown everything else. */}
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
