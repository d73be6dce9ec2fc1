import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Page } from '#contract/kit/paging.ts'
import { messagePictures, type Message } from '#contract/threads/messages.ts'
import { useIdempotencyKey } from '#web/kit/forms/idempotency-key.ts'
import { Thread, type ThreadItem } from '#web/kit/lists/thread.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SkeletonText } from '#web/kit/states/skeleton.tsx'

export type Writing = { body: string; pictures: File[]; idempotencyKey: string }

type ConversationProps = {
  messages: UseInfiniteQueryResult<InfiniteData<Page<Message>>>
  write: (message: Writing) => Promise<unknown>
  /** The key of the draft: 'question 7'. */
  about: string
  /** Shown next to the names of staff. */
  staffBadge: string
  mayWrite: boolean
  label: string
  sendLabel?: string | undefined
  tools?: ((text: string, onText: (text: string) => void) => ReactNode) | undefined
}

/** A learner and staff write to each other. New messages appear with their notification. */
export function Conversation({ messages, write, staffBadge, mayWrite, sendLabel, ...rest }: ConversationProps) {
  const { keyFor, forget } = useIdempotencyKey()
  const send = async (body: string, pictures: File[]) => {
    const sent = pictures.map(({ name, size, lastModified }) => [name, size, lastModified])
    await write({ body, pictures, idempotencyKey: keyFor({ body, sent }) })
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
          {...rest}
          {...(sendLabel && { sendLabel })}
        />
      )}
    </QueryView>
  )
}
