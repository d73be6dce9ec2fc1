import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import type { Question } from '#contract/mentoring/questions.ts'
import { quietDays } from '#contract/threads/conversations.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { useNow } from '#web/kit/duration.ts'
import { ago } from '#web/kit/format.ts'
import { Button, buttonClass } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { ConversationBadge, promiseText } from '#web/threads/index.ts'
import { placeText } from './place-text.ts'
import { QuestionSkeleton } from './question-skeleton.tsx'
import { QuestionThread } from './question-thread.tsx'
import { question, useResolveQuestion } from './questions.api.ts'
import { Quote } from './quote.tsx'

const list = '/dashboard/questions'

export function QuestionPage() {
  const questionId = Number(useParams()['questionId'])
  const isId = Number.isSafeInteger(questionId) && questionId > 0
  const query = useQuery({ ...question(questionId), enabled: isId })
  const isMissing = !isId || (query.error instanceof ApiError && query.error.code === 'not_found')
  if (isMissing) return <NotFound />
  return (
    <QueryView query={query} skeleton={<QuestionSkeleton />}>
      {(found) => <OneQuestion key={questionId} question={found} />}
    </QueryView>
  )
}

type OneQuestionProps = { question: Question & { isPublished: boolean; mayWrite: boolean } }

function OneQuestion({ question }: OneQuestionProps) {
  const { questionId, title, courseId, stepId, stepName, courseTitle, state, place, mayWrite } = question
  const now = useNow(60_000)
  const promise = promiseText(question, now)
  return (
    <>
      <PageHeader
        title={title}
        back={
          <Link to={list} className="touch link">
            Your questions
          </Link>
        }
        intro={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <ConversationBadge state={state} />
            <Link to={`/dashboard/tasks/${courseId}/steps/${stepId}#questions`} className="touch link">
              {stepName}
            </Link>
            <span>{[courseTitle, placeText(place), `asked ${ago(question.askedAt)}`].filter(Boolean).join(' · ')}</span>
          </span>
        }
        actions={state !== 'resolved' && <Resolve questionId={questionId} />}
      />
      <div className="grid max-w-3xl grid-cols-1 gap-6">
        {promise && <Callout tone="waiting">{promise}</Callout>}
        {state === 'answered' && (
          <p className="text-soft">
            Did this help? Mark it as resolved, or write again. Without a new message it’s resolved after {quietDays}{' '}
            days.
          </p>
        )}
        {question.isPublished && (
          <p className="text-soft">A mentor published this question with its answer on the step, without your name.</p>
        )}
        <Quote place={place} />
        <QuestionThread
          questionId={questionId}
          mayWrite={mayWrite}
          label={state === 'resolved' ? 'Write again to reopen your question' : 'Your message'}
        />
        {!mayWrite && <Callout>Your access has ended. You can still read your questions here.</Callout>}
      </div>
    </>
  )
}

function Resolve({ questionId }: { questionId: number }) {
  const resolve = useResolveQuestion()
  return (
    <Button busy={resolve.isPending} onClick={() => resolve.mutate(questionId)}>
      Mark as resolved
    </Button>
  )
}

function NotFound() {
  return (
    <>
      <PageHeader title="Your questions" />
      <EmptyState
        title="Question not found"
        action={
          <Link to={list} className={buttonClass()}>
            Your questions
          </Link>
        }
      >
        It may have been asked with another account.
      </EmptyState>
    </>
  )
}
