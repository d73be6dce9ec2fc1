import { useInfiniteQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { Conversation } from '#web/threads/index.ts'
import { supportMessages, useWriteMessage } from './support.api.ts'

type RequestThreadProps = { requestId: number } & Pick<
  ComponentProps<typeof Conversation>,
  'label' | 'sendLabel' | 'tools'
>

export function RequestThread({ requestId, ...rest }: RequestThreadProps) {
  const messages = useInfiniteQuery(supportMessages(requestId))
  const write = useWriteMessage(requestId)
  return (
    <Conversation
      messages={messages}
      write={write.mutateAsync}
      about={`support request ${requestId}`}
      staffBadge="Support"
      mayWrite
      {...rest}
    />
  )
}
