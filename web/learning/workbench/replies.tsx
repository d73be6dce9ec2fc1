import { SavedReplies } from '#web/threads/index.ts'
import { useMayReview } from '../reviews/claim.ts'
import { ReviewReplies } from '../solutions/review-replies.tsx'
import type { ReviewRepliesProps } from '../solutions/review-thread.tsx'

/** What mentors and the learner wrote; only mentors can reply. */
export function Replies({ canReply, ...replies }: Omit<ReviewRepliesProps, 'savedReplies'>) {
  const mayReview = useMayReview()
  return <ReviewReplies {...replies} canReply={canReply && mayReview} savedReplies={SavedReplies} />
}
