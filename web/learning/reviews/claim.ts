import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { claimMinutes, type Claim, type ReviewCase } from '#contract/learning/reviews.ts'
import { useMayReview } from './may-review.ts'

/** Renewed long before it expires, so that one lost call does no harm. */
const renewMs = (claimMinutes / 3) * 60_000

type ClaimStatus = 'mine' | 'claiming' | 'claimed' | 'free' | 'failed' | 'decided' | 'reading'

type ClaimFacts = {
  isWaiting: boolean
  mayReview: boolean
  claim: Claim | null
  isClaiming: boolean
  hasFailed: boolean
}

/** Whether the mentor may review the attempt, and if not, why. */
export function claimStatus({ isWaiting, mayReview, claim, isClaiming, hasFailed }: ClaimFacts): ClaimStatus {
  if (!isWaiting) return 'decided'
  if (claim && !claim.isMine) return 'claimed'
  if (!mayReview) return 'reading'
  if (claim) return 'mine'
  if (hasFailed) return 'failed'
  return isClaiming ? 'claiming' : 'free'
}

/** How an attempt, or a second opinion on one, is claimed. */
export type ClaimCalls = {
  /** Of the query that has the claim. */
  queryKey: QueryKey
  claim: () => Promise<Claim>
  release: () => Promise<unknown>
  /** While the page closes. */
  releaseOnUnload: () => void
}

/** Claims the attempt on opening, renews the claim while it is open, and releases it on leaving. Readers claim nothing. */
export function useClaim({ state, claim }: ReviewCase, calls: ClaimCalls) {
  const { queryKey } = calls
  const queries = useQueryClient()
  const isWaiting = state === 'submitted'
  const mayReview = useMayReview()
  const isClaimed = isWaiting && mayReview
  // Opened through "next", it is claimed already.
  const isMine = useRef(claim?.isMine ?? false)

  const { mutate, isPending, isIdle, error } = useMutation({
    mutationFn: calls.claim,
    onSuccess: (claim) => {
      isMine.current = true
      queries.setQueryData<ReviewCase>(queryKey, (review) => review && { ...review, claim })
    },
    onError: () => queries.invalidateQueries({ queryKey }),
    // An attempt that is claimed is still waiting.
    meta: { isQuiet: true, keepsOverview: true },
  })

  const open = useEffectEvent(() => {
    if (!claim || claim.isMine) mutate()
  })
  const renew = useEffectEvent(() => {
    if (isMine.current) mutate()
  })
  const leave = useEffectEvent((how: 'release' | 'releaseOnUnload') => {
    if (isMine.current) void calls[how]()
    isMine.current = false
  })

  useEffect(() => {
    if (!isClaimed) return
    open()
    const timer = setInterval(() => renew(), renewMs)
    const onHide = () => leave('releaseOnUnload')
    // The back-forward cache shows the page again without mounting it.
    const onShow = (event: PageTransitionEvent) => event.persisted && open()
    window.addEventListener('pagehide', onHide)
    window.addEventListener('pageshow', onShow)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', onHide)
      window.removeEventListener('pageshow', onShow)
      leave('release')
    }
  }, [isClaimed])

  const isClaiming = isPending || isIdle
  const status = claimStatus({ isWaiting, mayReview, claim, isClaiming, hasFailed: error !== null })
  return { status, mayReview, problem: error?.message ?? null, claim: () => mutate(), isClaiming: isPending }
}

export type ClaimState = ReturnType<typeof useClaim>
