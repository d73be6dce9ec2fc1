import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messagePictures, type Message } from '#contract/threads/messages.ts'
import { useIdempotencyKey } from '#web/kit/forms/idempotency-key.ts'
import { Thread, type ThreadItem } from '#web/kit/lists/thread.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SkeletonText } from '#web/kit/states/skeleton.tsx'
import { questionMessages, useWriteToQuestion } from './questions.api.ts'

type QuestionThreadProps = {
  questionId: number
  mayWrite: boolean
  label: string
  sendLabel?: string
  tools?: (text: string, onText: (text: string) => void) => ReactNode
}

/** The conversation about a question. New messages appear with their notification. */
export function QuestionThread({ questionId, mayWrite, label, sendLabel, tools }: QuestionThreadProps) {
  const thread = useInfiniteQuery(questionMessages(questionId))
  const write = useWriteToQuestion(questionId)
  const { keyFor, forget } = useIdempotencyKey()
  const send = async (body: string, pictures: File[]) => {
    const sent = pictures.map(({ name, size, lastModified }) => [name, size, lastModified])
    await write.mutateAsync({ body, pictures, idempotencyKey: keyFor({ body, sent }) })
    forget()
  }
  return (
    <QueryView query={thread} skeleton={<SkeletonText lines={4} />}>
      {({ pages }) => (
        <Thread
          items={pages.flatMap((page) => page.items).map(toItem)}
          hasMore={thread.hasNextPage}
          isLoadingMore={thread.isFetchingNextPage}
          onMore={() => void thread.fetchNextPage()}
          onSend={mayWrite ? send : undefined}
          pictures={messagePictures}
          about={`question ${questionId}`}
          label={label}
          {...(sendLabel && { sendLabel })}
          tools={tools}
        />
      )}
    </QueryView>
  )
}

const toItem = ({ messageId, isTeacher, ...message }: Message): ThreadItem => ({
  ...message,
  id: messageId,
  badge: isTeacher ? 'Mentor' : undefined,
})
