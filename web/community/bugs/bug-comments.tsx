import { useInfiniteQuery } from '@tanstack/react-query'
import type { BugComment } from '#contract/community/bugs.ts'
import { ReadOnlyNote, useMayPost } from '#web/membership/index.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Thread, type ThreadItem } from '#web/kit/lists/thread.tsx'
import { bugComments, useCommentOnBug, useDeleteBugComment } from './api.ts'

type BugCommentsProps = { bugId: number; isStaff: boolean }

export function BugComments({ bugId, isStaff }: BugCommentsProps) {
  const comments = useInfiniteQuery(bugComments(bugId))
  const post = useCommentOnBug()
  const mayPost = useMayPost()
  const remove = useDeleteBugComment()
  const send = async (body: string) => void (await post.mutateAsync({ params: { bugId }, body: { body } }))
  return (
    <QueryView query={comments}>
      {({ pages }) => (
        <>
          <Thread
            items={pages.flatMap((page) => page.items).map((comment) => toItem(comment, isStaff))}
            empty="No comments yet. Does it happen to you too? Do you know a workaround?"
            hasMore={comments.hasNextPage}
            isLoadingMore={comments.isFetchingNextPage}
            onMore={() => void comments.fetchNextPage()}
            onSend={mayPost ? send : undefined}
            about={`bug ${bugId}`}
            label="Your comment"
            sendLabel="Comment"
            maxLength={2000}
            onDelete={(commentId) => remove.mutate({ params: { bugId, commentId } })}
          />
          {!mayPost && <ReadOnlyNote className="mt-5" />}
        </>
      )}
    </QueryView>
  )
}

const toItem = ({ commentId, author, body, createdAt }: BugComment, isStaff: boolean): ThreadItem => ({
  id: commentId,
  author: author.name,
  photo: author.photo,
  badge: author.isStaff ? 'Staff' : undefined,
  isMine: author.isMe,
  body,
  createdAt,
  mayDelete: author.isMe || isStaff,
})
