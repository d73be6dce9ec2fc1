import { useInfiniteQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { Conversation } from '#web/threads/index.ts'
import { questionMessages, useWriteToQuestion } from './questions.api.ts'

type QuestionThreadProps = { questionId: number } & Pick<
  ComponentProps<typeof Conversation>,
  'mayWrite' | 'label' | 'sendLabel' | 'tools'
>

export function QuestionThread({ questionId, ...rest }: QuestionThreadProps) {
  const messages = useInfiniteQuery(questionMessages(questionId))
  const write = useWriteToQuestion(questionId)
  return (
    <Conversation
      messages={messages}
      write={write.mutateAsync}
      about={`question ${questionId}`}
      staffBadge="Mentor"
      {...rest}
    />
  )
}
