import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import type { DeskQuestionPage, Publication } from '#contract/mentoring/questions-desk.ts'
import type { Message } from '#contract/threads/messages.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { useNow } from '#web/kit/duration.ts'
import { ago, promisedTime, time } from '#web/kit/format.ts'
import { Button, buttonClass } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Due, PreviewProvider, SavedReplies } from '#web/learning/index.ts'
import { ConversationBadge, ConversationSkeleton, MissingConversation } from '#web/threads/index.ts'
import { AskersWork } from './askers-work.tsx'
import { deskQuestion, deskQuestions, openQuestions, useClaimQuestion, useReleaseQuestion } from './desk.api.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { placeText } from './place-text.ts'
import { QuestionThread } from './question-thread.tsx'
import { questionMessages } from './questions.api.ts'
import { Quote } from './quote.tsx'
import { nextQuestion } from './work-queue.rules.ts'

export function QuestionAdmin() {
  const questionId = Number(useParams()['questionId'])
  const isId = Number.isSafeInteger(questionId) && questionId > 0
  const query = useQuery({ ...deskQuestion(questionId), enabled: isId })
  if (!isId) return <Navigate to="/admin/questions" replace />
  if (query.error instanceof ApiError && query.error.code === 'not_found' && !query.data) return <NotFound />
  return (
    <QueryView query={query} skeleton={<ConversationSkeleton />}>
      {(found) => (
        <PreviewProvider>
          <OneQuestion key={questionId} question={found} />
        </PreviewProvider>
      )}
    </QueryView>
  )
}

function OneQuestion({ question }: { question: DeskQuestionPage }) {
  const { questionId, title, learner, state, place, claim, promisedAt, isMine } = question
  const now = useNow(30_000)
  const isTaken = claim !== null && !claim.isMine
  return (
    <>
      <PageHeader
        title={title}
        back={
          <Link to="/admin/questions" className="touch link">
            Questions
          </Link>
        }
        intro={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <ConversationBadge state={state} />
            <span>
              {[learner.name, `asked ${ago(question.askedAt)}`, placeText(place)].filter(Boolean).join(' · ')}
            </span>
            {state === 'open' && (
              <span title={promisedTime(promisedAt)}>
                Promised by <Due promisedAt={promisedAt} now={now} />
              </span>
            )}
          </span>
        }
        actions={
          <>
            {question.answeredAt && <Publish question={question} />}
            {state !== 'open' && <Next questionId={questionId} />}
          </>
        }
      />
      <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          {state === 'open' && !isMine && <ClaimState question={question} />}
          <Quote place={place} />
          <QuestionThread
            questionId={questionId}
            mayWrite={!isTaken}
            label={isMine ? 'Your message' : 'Your answer'}
            sendLabel={isMine ? 'Send' : 'Send answer'}
            {...(!isMine && { tools: (text, onText) => <SavedReplies text={text} onText={onText} /> })}
          />
        </div>
        <AskersWork question={question} />
      </div>
    </>
  )
}

/** So that two mentors don't write the same answer. */
function ClaimState({ question: { questionId, claim } }: { question: DeskQuestionPage }) {
  const take = useClaimQuestion(questionId)
  const release = useReleaseQuestion(questionId)
  if (!claim)
    return (
      <Callout>
        Nobody is answering this question.{' '}
        <Button size="small" className="ml-2" busy={take.isPending} onClick={() => take.mutate()}>
          I’ll answer it
        </Button>
      </Callout>
    )
  if (!claim.isMine)
    return (
      <Callout tone="waiting">
        {claim.name} is answering this question until {time(claim.until)}. You can read it in the meantime.
      </Callout>
    )
  return (
    <Callout tone="good">
      You’re answering this question until {time(claim.until)}.{' '}
      <Button size="small" className="ml-2" busy={release.isPending} onClick={() => release.mutate()}>
        Release
      </Button>
    </Callout>
  )
}

/** Once this one is answered. */
function Next({ questionId }: { questionId: number }) {
  const { data } = useInfiniteQuery(deskQuestions(openQuestions))
  const next = nextQuestion(data?.pages.flatMap(({ items }) => items) ?? [], questionId)
  if (!next) return null
  return (
    <Link to={`/admin/questions/${next.questionId}`} className={buttonClass({ variant: 'primary' })}>
      Next question
    </Link>
  )
}

function Publish({ question }: { question: DeskQuestionPage }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useInfiniteQuery(questionMessages(question.questionId))
  const messages = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <>
      <Button disabled={!data} onClick={() => setIsOpen(true)}>
        {question.publication ? 'Edit published answer' : 'Publish on the step'}
      </Button>
      {isOpen && (
        <PublishDialog
          question={question}
          initial={question.publication ?? suggestion(question.title, messages)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

/** The learner's first message and the last answer, for the mentor to edit. */
function suggestion(title: string, messages: Message[]): Publication {
  const question = messages.find(({ isTeacher }) => !isTeacher)?.body ?? ''
  const answer = messages.findLast(({ isTeacher }) => isTeacher)?.body ?? ''
  return { title, question: question === title ? '' : question, answer }
}

const list = { to: '/admin/questions', title: 'Questions' }

const NotFound = () => (
  <MissingConversation list={list} backLabel="Back to questions" title="Question not found">
    The learner may have deleted their account.
  </MissingConversation>
)
