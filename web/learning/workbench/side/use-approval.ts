import { useState } from 'react'
import type { ReviewCase } from '#contract/learning/reviews.ts'
import { criteriaDraft, storedDraft } from '../../reviews/drafts.ts'
import type { Concerns } from './approval.rules.ts'

// What reads the criteria is large, and shown beside the attempt already.
const loadParts = () => import('./side-parts.tsx')

/** Asks once before an attempt is approved although checks failed or criteria aren't ticked. */
export function useApproval(review: ReviewCase) {
  const [concerns, setConcerns] = useState<Concerns | null>(null)
  return {
    concerns,
    goBack: () => setConcerns(null),
    /** False if the mentor is asked first. */
    mayApprove: async () => {
      const { concernsAbout } = await loadParts()
      const ticked = storedDraft(review.solutionId, criteriaDraft).split(',')
      const found = concernsAbout(review, ticked)
      setConcerns(found)
      return found === null
    },
  }
}
