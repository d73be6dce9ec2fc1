import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { claimMinutes, type Claim, type ReviewCase } from '#contract/learning/reviews.ts'
import { releaseAttempt, releaseOnUnload, reviewCase, claimAttempt } from '../reviews/reviews.api.ts'

/** Renewed long before it expires, so that one lost call does no harm. */
const renewMs = (claimMinutes / 3) * 60_000

type ClaimStatus = 'mine' | 'claiming' | 'claimed' | 'free' | 'failed' | 'decided'

type ClaimFacts = { isWaiting: boolean; claim: Claim | null; isClaiming: boolean; hasFailed: boolean }

/** Whether the mentor may review the attempt, and if not, why. */
export function claimStatus({ isWaiting, claim, isClaiming, hasFailed }: ClaimFacts): ClaimStatus {
  if (!isWaiting) return 'decided'
  if (claim?.isMine) return 'mine'
  if (claim) return 'claimed'
  if (hasFailed) return 'failed'
  return isClaiming ? 'claiming' : 'free'
}

/** Claims the attempt on opening, renews the claim while it is open, and releases it on leaving. */
export function useClaim({ solutionId, state, claim }: ReviewCase) {
  const queries = useQueryClient()
  const isWaiting = state === 'submitted'
  // Opened through "next", it is claimed already.
  const isMine = useRef(claim?.isMine ?? false)

  const { mutate, isPending, isIdle, error } = useMutation({
    mutationFn: () => claimAttempt(solutionId),
    onSuccess: (claim) => {
      isMine.current = true
      queries.setQueryData(reviewCase(solutionId).queryKey, (review) => review && { ...review, claim })
    },
    onError: () => queries.invalidateQueries(reviewCase(solutionId)),
    // An attempt that is claimed is still waiting.
    meta: { isQuiet: true, keepsOverview: true },
  })

  const open = useEffectEvent(() => {
    if (!claim || claim.isMine) mutate()
  })
  const renew = useEffectEvent(() => {
    if (isMine.current) mutate()
  })
  const leave = useEffectEvent((release: (solutionId: number) => unknown) => {
    if (isMine.current) release(solutionId)
    isMine.current = false
  })

  useEffect(() => {
    if (!isWaiting) return
    open()
    const timer = setInterval(() => renew(), renewMs)
    const onHide = () => leave(releaseOnUnload)
    // The back-forward cache shows the page again without mounting it.
    const onShow = (event: PageTransitionEvent) => event.persisted && open()
    window.addEventListener('pagehide', onHide)
    window.addEventListener('pageshow', onShow)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', onHide)
      window.removeEventListener('pageshow', onShow)
      leave((id) => releaseAttempt(id).catch(() => null))
    }
  }, [isWaiting])

  const status = claimStatus({ isWaiting, claim, isClaiming: isPending || isIdle, hasFailed: error !== null })
  return { status, problem: error?.message ?? null, claim: () => mutate(), isClaiming: isPending }
}

export type ClaimState = ReturnType<typeof useClaim>
