import { SavedReplies } from '#web/threads/index.ts'
import { useMayReview } from '../reviews/may-review.ts'
import type { ReviewRepliesProps } from '../solutions/review-thread.tsx'

/** For the replies to feedback and comments: only mentors can reply, with their saved replies. */
export const useReplying = (canReply = true): Pick<ReviewRepliesProps, 'canReply' | 'savedReplies'> => ({
  canReply: useMayReview() && canReply,
  savedReplies: SavedReplies,
})
