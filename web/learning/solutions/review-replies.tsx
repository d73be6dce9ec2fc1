import { Suspense, useState } from 'react'
import { Button } from '#web/kit/layout/button.tsx'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import type { ReviewRepliesProps } from './review-thread.tsx'

// Most feedback gets no reply.
const ReviewThread = lazyComponent(() => import('./review-thread.tsx'), 'ReviewThread')

/** What the learner and mentors wrote about the feedback or a comment, for both sides. */
export function ReviewReplies(props: ReviewRepliesProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (props.replies.length === 0 && !isOpen) {
    if (!props.canReply) return null
    return (
      <Button size="small" className="mt-3" onClick={() => setIsOpen(true)}>
        Reply
      </Button>
    )
  }
  return (
    <Suspense fallback={<Skeleton className="mt-3 h-20" />}>
      <ReviewThread {...props} isNew={isOpen} />
    </Suspense>
  )
}
