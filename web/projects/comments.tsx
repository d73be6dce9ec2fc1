import { useInfiniteQuery } from '@tanstack/react-query'
import type { Comment } from '#contract/projects/comments.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { useIdempotencyKey } from '#web/kit/forms/idempotency-key.ts'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { Thread, type ThreadItem } from '#web/kit/lists/thread.tsx'
import { comments, type Subject, useComment } from './comments.api.ts'

type CommentsProps = { subject: Subject; empty: string; label: string; placeholder?: string }

/** The conversation between a learner and the teachers about one thing. */
export function Comments({ subject, empty, label, placeholder }: CommentsProps) {
  const said = useInfiniteQuery(comments(subject))
  const comment = useComment(subject)
  const { keyFor, forget } = useIdempotencyKey()
  const send = async (body: string) => {
    await comment.mutateAsync({ body: { body }, idempotencyKey: keyFor(body) })
    forget()
  }
  return (
    <QueryView query={said} skeleton={<ThreadShape />}>
      {({ pages }) => (
        <Thread
          items={pages.flatMap((page) => page.items).map(toItem)}
          empty={empty}
          hasMore={said.hasNextPage}
          isLoadingMore={said.isFetchingNextPage}
          onMore={() => void said.fetchNextPage()}
          onSend={send}
          about={'ideaId' in subject ? `idea ${subject.ideaId}` : `submission ${subject.submissionId}`}
          label={label}
          placeholder={placeholder}
        />
      )}
    </QueryView>
  )
}

const toItem = ({ commentId, isTeacher, ...comment }: Comment): ThreadItem => ({
  ...comment,
  id: commentId,
  badge: isTeacher ? 'Teacher' : undefined,
})

const ThreadShape = () => (
  <div className="flex gap-2.5">
    <Skeleton className="size-8 shrink-0 rounded-full" />
    <Skeleton className="h-16 w-2/3 rounded-card" />
  </div>
)
