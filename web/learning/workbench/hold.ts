import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { claimMinutes, type Claim, type ReviewCase } from '#contract/learning/reviews.ts'
import { leaveReview, leaveReviewBehind, reviewCase, takeReview } from '../reviews/reviews.api.ts'

/** Asked again long before it runs out, so that one lost call does no harm. */
const renewEvery = (claimMinutes / 3) * 60_000

export type Standing = 'mine' | 'taking' | 'held' | 'free' | 'refused' | 'decided'

type Known = { isWaiting: boolean; claim: Claim | null; isTaking: boolean; isRefused: boolean }

/** How the mentor stands to the attempt: whether they may write, and if not, why. */
export function standingOf({ isWaiting, claim, isTaking, isRefused }: Known): Standing {
  if (!isWaiting) return 'decided'
  if (claim?.isMine) return 'mine'
  if (claim) return 'held'
  if (isRefused) return 'refused'
  return isTaking ? 'taking' : 'free'
}

/** Takes the attempt when it is opened, keeps it while it is open, and gives it back when the mentor goes. */
export function useHold({ solutionId, state, claim }: ReviewCase) {
  const queries = useQueryClient()
  const isWaiting = state === 'submitted'
  // Whoever came by "next" has it already.
  const isMine = useRef(claim?.isMine ?? false)

  const { mutate, isPending, isIdle, error } = useMutation({
    mutationFn: () => takeReview(solutionId),
    onSuccess: (taken) => {
      isMine.current = true
      queries.setQueryData(reviewCase(solutionId).queryKey, (known) => known && { ...known, claim: taken })
    },
    onError: () => queries.invalidateQueries(reviewCase(solutionId)),
    meta: { isQuiet: true },
  })

  const open = useEffectEvent(() => {
    if (!claim || claim.isMine) mutate()
  })
  const renew = useEffectEvent(() => {
    if (isMine.current) mutate()
  })
  const leave = useEffectEvent((give: (solutionId: number) => unknown) => {
    if (isMine.current) give(solutionId)
    isMine.current = false
  })

  useEffect(() => {
    if (!isWaiting) return
    open()
    const timer = setInterval(() => renew(), renewEvery)
    const onHide = () => leave(leaveReviewBehind)
    // A page that the browser kept and shows again is opened anew.
    const onShow = (event: PageTransitionEvent) => event.persisted && open()
    window.addEventListener('pagehide', onHide)
    window.addEventListener('pageshow', onShow)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', onHide)
      window.removeEventListener('pageshow', onShow)
      leave((id) => leaveReview(id).catch(() => null))
    }
  }, [isWaiting])

  const standing = standingOf({ isWaiting, claim, isTaking: isPending || isIdle, isRefused: error !== null })
  return { standing, problem: error?.message ?? null, take: () => mutate(), isTaking: isPending }
}

export type Hold = ReturnType<typeof useHold>
