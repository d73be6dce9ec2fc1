import { useState } from 'react'
import { answerFeatureRequest, type FeatureRequest } from '#contract/community/feature-requests.ts'
import { Avatar } from '#web/kit/layout/avatar.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { ago, day, dayAndTime } from '#web/kit/format.ts'
import { Flag, MessageSquareText } from '#web/kit/icons.tsx'
import { LongText } from '#web/kit/markdown/long-text.tsx'
import { AnswerForm } from '../desk/answer-form.tsx'
import { useAnswerRequest } from './api.ts'
import { RequestStateBadge, requestStateLabels } from './request-state.tsx'
import { VoteButton } from './request-vote.tsx'

type RequestCardProps = {
  request: FeatureRequest
  mayAnswer: boolean
  isOpen?: boolean
}

export function RequestCard({ request, mayAnswer, isOpen = false }: RequestCardProps) {
  const [isAnswering, setIsAnswering] = useState(false)
  const id = `request-${request.requestId}`
  return (
    <article
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={classes(
        'surface grid min-w-0 scroll-mt-24 grid-cols-[auto_1fr] gap-x-4 gap-y-3 p-4 sm:gap-x-5 sm:p-5',
        isOpen && 'border-indigo',
      )}
    >
      <VoteButton request={request} />
      <div className="min-w-0">
        <h3 id={`${id}-title`} className="type-h3 wrap-anywhere">
          {request.title}
        </h3>
        <Byline request={request} />
      </div>
      <div className="min-w-0 max-sm:col-span-2 sm:col-start-2">
        <LongText text={request.description} isMarkdown className="wrap-anywhere" />
        {request.answer !== null && <Answer answer={request.answer} answeredAt={request.answeredAt} />}
        {mayAnswer && !isAnswering && (
          <Button size="small" className="mt-3" onClick={() => setIsAnswering(true)}>
            <MessageSquareText aria-hidden="true" className="size-4" />
            {request.answer === null ? 'Answer' : 'Edit answer'}
            <span className="sr-only"> to {request.title}</span>
          </Button>
        )}
        {isAnswering && (
          <div className="mt-4">
            <RequestAnswerForm request={request} onDone={() => setIsAnswering(false)} />
          </div>
        )}
      </div>
    </article>
  )
}

function Byline({ request: { author, state, priority, createdAt } }: { request: FeatureRequest }) {
  return (
    <div className="type-small mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-soft">
      <RequestStateBadge state={state} />
      <span className="inline-flex items-center gap-1">
        <Flag aria-hidden="true" className={classes('size-4', priority === 'High' && 'text-vermilion')} />
        {priority} priority
      </span>
      <span className="inline-flex min-w-0 items-center gap-1.5">
        <Avatar name={author.name} photo={author.photo} size="small" className="size-6! text-[0.625rem]!" />
        <span className="min-w-0 wrap-anywhere">{author.isMe ? 'You' : author.name}</span>
      </span>
      <time dateTime={createdAt} title={dayAndTime(createdAt)}>
        {ago(createdAt)}
      </time>
    </div>
  )
}

function Answer({ answer, answeredAt }: { answer: string; answeredAt: string | null }) {
  return (
    <div className="mt-4 rounded-r-control border-l-3 border-marigold bg-haze px-4 py-3">
      <p className="type-small font-semibold">
        Our answer
        {answeredAt && <span className="font-normal text-soft"> · {day(answeredAt)}</span>}
      </p>
      <LongText text={answer} isMarkdown className="mt-1 wrap-anywhere" />
    </div>
  )
}

export function RequestAnswerForm({ request, onDone }: { request: FeatureRequest; onDone: () => void }) {
  const answer = useAnswerRequest()
  return (
    <Card>
      <AnswerForm
        name={`request ${request.requestId}`}
        current={request}
        states={requestStateLabels}
        schema={answerFeatureRequest.body}
        hint="Everyone can read it below the request. If you decline, explain why."
        send={(body) => answer.mutateAsync({ params: { requestId: request.requestId }, body })}
        onDone={onDone}
      />
    </Card>
  )
}
