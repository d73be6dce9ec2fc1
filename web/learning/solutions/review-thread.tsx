import { useEffect, useRef, useState, type FunctionComponent } from 'react'
import type { Message } from '#contract/threads/messages.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Thread, type ThreadItem } from '#web/kit/lists/thread.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { useIsShown } from '#web/kit/outbox/use-is-shown.ts'
import { repliesLane, useReplyLater, useReplyToReview } from './solutions.api.ts'

const WaitingList = lazyPart(() => import('#web/kit/outbox/waiting-list.tsx'), 'WaitingList')

export type ReviewRepliesProps = {
  replies: Message[]
  solutionId: number
  /** Left out: about the feedback. */
  commentId?: number
  canReply: boolean
  /** Of reviews, for mentors; learners don't load it. */
  savedReplies?: FunctionComponent<{ place: 'reviews'; text: string; onText: (text: string) => void }>
}

type ReviewThreadProps = ReviewRepliesProps & {
  /** Whether the reader has just asked for the form. */
  isNew: boolean
}

/** The form opens on request: an attempt may have many comments. */
export function ReviewThread(props: ReviewThreadProps) {
  const { replies, solutionId, commentId, canReply, savedReplies: SavedReplies, isNew } = props
  const [isWriting, setIsWriting] = useState(isNew)
  const box = useRef<HTMLDivElement>(null)
  const wasWriting = useRef(false)
  const reply = useReplyToReview()
  const replyLater = useReplyLater(useIsShown())

  // Into the form that has just opened, and back to the button when it closes.
  useEffect(() => {
    if (isWriting) box.current?.querySelector('textarea')?.focus()
    else if (wasWriting.current) box.current?.querySelector<HTMLElement>(':scope > button')?.focus()
    wasWriting.current = isWriting
  }, [isWriting])

  const send = async (body: string) => {
    const draft = { body, ...(commentId !== undefined && { commentId }) }
    // Mentors' work needs a connection: another mentor may be reviewing it.
    if (SavedReplies) await reply.mutateAsync({ params: { solutionId }, body: draft })
    else await replyLater.mutateAsync({ solutionId, ...draft })
    setIsWriting(false)
  }
  const tools = (text: string, onText: (text: string) => void) => (
    <>
      {SavedReplies && <SavedReplies place="reviews" text={text} onText={onText} />}
      <Button variant="quiet" size="small" onClick={() => setIsWriting(false)}>
        Cancel
      </Button>
    </>
  )
  return (
    <div ref={box} className="mt-3 grid grid-cols-1 justify-items-start gap-3 *:w-full">
      <Thread
        items={replies.map(toItem)}
        onSend={isWriting && canReply ? send : undefined}
        about={`review ${solutionId} ${commentId ?? 'feedback'}`}
        waiting={!SavedReplies && <WaitingList lane={repliesLane(solutionId, commentId)} />}
        label="Your reply"
        sendLabel="Send reply"
        tools={tools}
      />
      {canReply && !isWriting && (
        <Button size="small" className="w-auto!" onClick={() => setIsWriting(true)}>
          Reply
        </Button>
      )}
    </div>
  )
}

const toItem = ({ messageId, isTeacher, ...message }: Message): ThreadItem => ({
  ...message,
  id: messageId,
  badge: isTeacher ? 'Mentor' : undefined,
})
