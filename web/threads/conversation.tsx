import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Page } from '#contract/kit/paging.ts'
import { messagePictures, type Message } from '#contract/threads/messages.ts'
import { inlineErrors, pagedQuery, useInvalidatingMutation } from '#web/kit/api/query.ts'
import { useIdempotencyKey } from '#web/kit/api/idempotency-key.ts'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { useIsShown } from '#web/kit/outbox/use-is-shown.ts'
import { Thread, type ThreadItem, type ThreadProps } from '#web/kit/lists/thread.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SkeletonText } from '#web/kit/states/skeleton.tsx'

type Written = { body: { body: string }; files: File[]; idempotencyKey: string }

const WaitingList = lazyPart(() => import('#web/kit/outbox/waiting-list.tsx'), 'WaitingList')

/** The messages about something, for instance a question. */
export type ThreadSource = {
  /** Every query that a message changes starts with it. */
  queryKey: string[]
  /** What it is about, in the key of the draft: 'question'. */
  about: string
  /** Shown next to the names of staff. */
  staffBadge: string
  load: (id: number, query: { size: number; after: string | undefined }) => Promise<Page<Message>>
  write: (id: number, message: Written, isShown: () => boolean) => Promise<unknown>
  /** Where messages wait without a connection; without it, they need one. */
  lane?: (id: number) => string
}

/** Oldest first. Few threads are longer than the first page. */
export const messagesOf = ({ queryKey, load }: ThreadSource, id: number) =>
  pagedQuery(
    [...queryKey, 'messages', id],
    (after) => load(id, { size: 100, after }),
    // A notification refreshes it at once; the links to pictures expire after a few minutes.
    { refetchInterval: 60_000 },
  )

type ConversationProps = {
  source: ThreadSource
  id: number
  mayWrite?: boolean
  label: string
  sendLabel?: string
  tools?: ((text: string, onText: (text: string) => void) => ReactNode) | undefined
} & Pick<ThreadProps, 'inserted' | 'aroundForm'>

/** A learner and staff write to each other. New messages appear with their notification. */
export function Conversation({ source, id, mayWrite = true, ...rest }: ConversationProps) {
  const { queryKey, about, staffBadge, write, lane } = source
  const isShown = useIsShown()
  const messages = useInfiniteQuery(messagesOf(source, id))
  const { mutateAsync } = useInvalidatingMutation(queryKey, (message: Written) => write(id, message, isShown), {
    networkMode: 'always',
    ...inlineErrors,
  })
  const { keyFor, forget } = useIdempotencyKey()
  const send = async (body: string, files: File[]) => {
    const sent = files.map(({ name, size, lastModified }) => [name, size, lastModified])
    await mutateAsync({ body: { body }, files, idempotencyKey: keyFor({ body, sent }) })
    forget()
  }
  const toItem = ({ messageId, isTeacher, ...message }: Message): ThreadItem => ({
    ...message,
    id: messageId,
    badge: isTeacher ? staffBadge : undefined,
  })
  return (
    <QueryView query={messages} skeleton={<SkeletonText lines={4} />}>
      {({ pages }) => (
        <Thread
          items={pages.flatMap((page) => page.items).map(toItem)}
          hasMore={messages.hasNextPage}
          isLoadingMore={messages.isFetchingNextPage}
          onMore={() => void messages.fetchNextPage()}
          onSend={mayWrite ? send : undefined}
          pictures={messagePictures}
          about={`${about} ${id}`}
          waiting={lane && <WaitingList lane={lane(id)} />}
          {...rest}
        />
      )}
    </QueryView>
  )
}
