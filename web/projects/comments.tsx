import { useInfiniteQuery } from '@tanstack/react-query'
import type { Message } from '#contract/threads/messages.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { useIdempotencyKey } from '#web/kit/api/idempotency-key.ts'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { Thread, type ThreadItem } from '#web/kit/lists/thread.tsx'
import { comments, type Subject, useComment } from './projects.api.ts'

type CommentsProps = { subject: Subject; empty: string; label: string; placeholder?: string; mayWrite?: boolean }

/** The thread of a learner and the teachers. It refreshes while it is open. */
export function Comments({ subject, empty, label, placeholder, mayWrite = true }: CommentsProps) {
  const thread = useInfiniteQuery({ ...comments(subject), refetchInterval: 30_000 })
  const comment = useComment(subject)
  const { keyFor, forget } = useIdempotencyKey()
  const send = async (body: string) => {
    await comment.mutateAsync({ body: { body }, idempotencyKey: keyFor(body) })
    forget()
  }
  return (
    <QueryView query={thread} skeleton={<ThreadSkeleton />}>
      {({ pages }) => (
        <Thread
          items={pages.flatMap((page) => page.items).map(toItem)}
          empty={empty}
          hasMore={thread.hasNextPage}
          isLoadingMore={thread.isFetchingNextPage}
          onMore={() => void thread.fetchNextPage()}
          onSend={mayWrite ? send : undefined}
          about={'ideaId' in subject ? `idea ${subject.ideaId}` : `submission ${subject.submissionId}`}
          label={label}
          placeholder={placeholder}
        />
      )}
    </QueryView>
  )
}

const toItem = ({ messageId, isTeacher, ...message }: Message): ThreadItem => ({
  ...message,
  id: messageId,
  badge: isTeacher ? 'Teacher' : undefined,
})

const ThreadSkeleton = () => (
  <div className="flex gap-2.5">
    <Skeleton className="size-8 shrink-0 rounded-full" />
    <Skeleton className="h-16 w-2/3 rounded-card" />
  </div>
)
